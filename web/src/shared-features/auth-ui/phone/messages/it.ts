import type { Translated } from '#core/messages/translated.ts';
import type phone from './pt.ts';

export default {
  label: 'Telefono',
  hint: 'Inizia con + e il prefisso del paese.',
  invalid: 'Controlla il numero. Inizia con + e il prefisso del paese.',
  missing: 'Non c’è un telefono per il codice. Scrivi il tuo numero.',
  taken: 'Questo numero è già di un altro account.',
  send: 'Invia il codice per SMS',
  sent: 'Codice inviato',
  sentTo: 'Il codice viene inviato a {phone}.',
  sendFailed: 'Errore nell’invio del codice',
  notSent: 'L’SMS non è partito. Controlla il numero o riprova tra un minuto.',
  codeRefused: 'Il codice non corrisponde o è scaduto. Controlla le cifre o chiedi un altro codice.',
  confirm: 'Conferma il codice',
  again: 'Invia un altro codice',
  againAt: 'Puoi chiederlo di nuovo alle {time}.',
  limit: 'Bisogna attendere {seconds} secondi tra un invio e l’altro.',
  other: 'Usa un altro numero',
  done: 'Telefono confermato',
  failed: 'Errore nella verifica del telefono',
} satisfies Translated<typeof phone>;
