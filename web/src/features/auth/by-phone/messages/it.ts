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
  instead: 'Ora entri con questo telefono e la stessa password. L’e-mail si aggiunge all’account quando la confermi.',
  insteadNoPassword: 'Ora entri con questo telefono. L’e-mail si aggiunge all’account quando la confermi.',
  goOn: 'Continua',
  'email-kept': 'L’e-mail {email} è ancora da confermare. Usa il link dell’e-mail più recente.',
  'email-emailOnly':
    'L’e-mail {email} è ancora da confermare. Usa il link dell’e-mail più recente. La password si crea in Account e privacy.',
  'email-notKept': 'L’e-mail non è stata aggiunta. Puoi aggiungere e-mail e password in Account e privacy.',
  'email-otherAccount':
    'Questo telefono aveva già un account, ed è quello che hai aperto. La sua e-mail e la sua password non sono cambiate.',
} satisfies Translated<typeof byPhone>;
