import type { Translated } from '#core/messages/translated.ts';
import type byPhone from './pt.ts';

export default {
  heading: 'Accedi con il telefono',
  description: 'Basta un codice per SMS per entrare.',
  onlyKnown: 'Se questo numero ha un account, il codice arriva tra poco.',
  usePassword: 'Usa la password',
  useCode: 'Usa un codice per SMS',
  useEmail: 'Accedi con l’e-mail',
  wrong: 'Telefono o password non validi. Controlla entrambi e riprova.',
  notConfirmed: 'Telefono non ancora confermato. Chiedi un codice e scrivilo qui.',
  confirmHeading: 'Conferma il tuo telefono',
  confirmDescription: 'Scrivi qui il codice arrivato per SMS.',
  instead: 'Il tuo account userà questo telefono. Più tardi puoi aggiungere l’e-mail.',
} satisfies Translated<typeof byPhone>;
