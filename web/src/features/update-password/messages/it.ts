import type { Translated } from '#core/messages/translated.ts';
import type updatePassword from './pt.ts';

export default {
  title: 'Nuova password',
  text: 'Scegli la nuova password dell’account {email}.',
  newPassword: 'Nuova password',
  save: 'Salva la nuova password',
  openTitle: 'Scegliamo una nuova password',
  openText: 'Premi il pulsante per aprire il tuo account con questo link.',
  open: 'Continua',
  doneTitle: 'Password aggiornata',
  doneText: 'Resti nel tuo account. Gli altri dispositivi chiederanno la nuova password.',
  failedTitle: 'Errore nell’aggiornare la password',
  failedText: 'La password non è cambiata. Riprova tra un momento.',
  sessionOld: 'Per sicurezza, chiedi un nuovo link con «Ho dimenticato la password».',
  expiredTitle: 'Questo link non è più valido',
  expiredText: 'Scade dopo un po’ e funziona una volta sola. È normale.',
  emptyTitle: 'Questa pagina si apre dall’e-mail',
  emptyText: 'Per scegliere una nuova password, chiedi il link e premi il pulsante dell’e-mail.',
  requestNew: 'Chiedi un nuovo link',
  toLogin: 'Accedi al mio account',
} satisfies Translated<typeof updatePassword>;
