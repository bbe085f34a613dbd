import type { Translated } from '#core/messages/translated.ts';
import type deliveries from './pt.ts';

export default {
  'state-queued': 'in coda, non ancora inviato.',
  'state-sent-sms': 'inviato all’operatore. Non si sa ancora se è arrivato.',
  'state-sent-email': 'accettato dal server di posta. Di più non si sa.',
  'state-delivered': 'consegnato.',
  'state-failed': 'non consegnato, e non ci sarà un altro tentativo.',
  'state-not_configured': 'questo server non invia in questo modo. Nulla è stato inviato.',
  'state-not_known': 'non si sa se è partito.',
  'reason-number_not_valid': 'Il numero non sembra un telefono con prefisso del paese.',
  'reason-address_not_valid': 'L’indirizzo e-mail non è valido.',
  'reason-consent_withdrawn': 'Il permesso è stato ritirato prima dell’invio.',
  'reason-too_late': 'Era passato molto tempo dalla richiesta. Il messaggio non è stato inviato.',
  'reason-too_many_new': 'Ci sono stati molti contatti nuovi in poco tempo. A questo COGN non ha inviato.',
  'reason-too_many_of_new_accounts': 'Oggi questo server ha già inviato quanto può per gli account nuovi.',
  'reason-number_not_served': 'Questo server non invia SMS in quel paese.',
  triedWithoutSuccess: 'Un tentativo non è riuscito. Ce ne sarà un altro.',
  triedAgain: 'Ci sarà un altro tentativo.',
  notTriedAgain: 'Non ci sarà un altro tentativo.',
  mayComeTwice: 'Il messaggio può arrivare due volte.',
  toContact: '{name}, via {way}:',
  noWays:
    'Questo server non avvisa nessuno al posto tuo. Il pulsante conserva la richiesta e mostra come chiamare, inviare un SMS o copiare il messaggio.',
  consentNoWays:
    'Per conservare una richiesta serve il tuo permesso, perché un server che può inviare messaggi scrive ai tuoi contatti.',
  confirmNoWays: 'Questo server non invia messaggi. La richiesta viene conservata e poi vedi come contattare: {names}.',
  noWayTo: '{name}: questo server non invia messaggi a questo contatto.',
  copyMessage: 'Copia messaggio',
  messageCopied: 'Messaggio copiato',
  messageNotCopied: 'Copia non riuscita. Puoi selezionare il testo.',
  sms: 'SMS',
  email: 'e-mail',
} satisfies Translated<typeof deliveries>;
