import type { Translated } from '#core/messages/translated.ts';
import type billing from './pt.ts';

export default {
  price: {
    day: '{amount} {count, plural, one {al giorno} other {ogni # giorni}}',
    week: '{amount} {count, plural, one {alla settimana} other {ogni # settimane}}',
    month: '{amount} {count, plural, one {al mese} other {ogni # mesi}}',
    year: '{amount} {count, plural, one {all’anno} other {ogni # anni}}',
  },
  buy: 'Abbonati: {price}',
  subscribed: 'Hai già un abbonamento',
  subscribedText: 'Ora non è stato addebitato nulla. La pagina mostra com’è.',
  how: 'Paghi sulla pagina di Stripe, che riceve l’e-mail del tuo account. Poi torni qui.',
  renewing: 'L’abbonamento si rinnova finché non lo termini. È un pulsante e una conferma, qui o nelle impostazioni.',
  noPrices: 'Stripe non ha indicato i prezzi adesso. Non è stato addebitato nulla. Riprova tra qualche minuto.',
  waitingTitle: 'Il pagamento non è ancora confermato',
  waiting:
    'Stripe avvisa questo server quando il pagamento arriva. Quasi sempre ci vuole meno di un minuto, e questa pagina cambia da sola.',
  late: 'La conferma non è ancora arrivata. Puoi chiudere questa pagina. Se il pagamento è arrivato, Premium comincia da solo.',
  left: 'Il pagamento non è stato completato. Non è stato addebitato nulla.',
  renews: 'L’abbonamento si rinnova il {date}: {price}.',
  renewsAt: 'L’abbonamento si rinnova il {date}.',
  ends: 'L’abbonamento dura fino al {date} e non si rinnova.',
  unpaid: 'Stripe non ha potuto addebitare il rinnovo e riproverà.',
  pay: 'Paga sulla pagina di Stripe',
  cancel: 'Termina il rinnovo',
  cancelText: 'Non verrà addebitato altro. Ciò che è pagato vale fino al {date}, e le tue annotazioni restano tue.',
  cancelUnpaid: 'Non verrà addebitato altro. Ciò che è pagato vale fino alla fine, e le tue annotazioni restano tue.',
  keep: 'Lascia così',
  changeRenewing: 'Per pagare un altro periodo, termina il rinnovo. Dopo il {date}, scegli l’altro prezzo qui.',
  changeEnding: 'Dopo il {date}, puoi abbonarti di nuovo qui, al prezzo che preferisci.',
  resume: 'Rinnova di nuovo',
  failed: 'La modifica non è stata confermata',
  failedText: 'Non è arrivata risposta. La pagina mostra ciò che si sa ora.',
  checkoutFailed: 'La pagina di Stripe non si è aperta',
  checkoutFailedText: 'Non è stato addebitato nulla. Riprova tra un momento.',
  receipts: 'Ricevute',
  receipt: {
    holds: '{date}: {amount}',
    refunded: '{date}: {amount}, rimborsato',
    disputed: '{date}: {amount}, contestato',
  },
} satisfies Translated<typeof billing>;
