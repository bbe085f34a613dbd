import type { Translated } from '#core/messages/translated.ts';
import type billing from './pt.ts';

export default {
  buy: {
    day: 'Abbonati: {amount} {count, plural, one {al giorno} other {ogni # giorni}}',
    week: 'Abbonati: {amount} {count, plural, one {alla settimana} other {ogni # settimane}}',
    month: 'Abbonati: {amount} {count, plural, one {al mese} other {ogni # mesi}}',
    year: 'Abbonati: {amount} {count, plural, one {all’anno} other {ogni # anni}}',
  },
  how: 'Paghi sulla pagina di Stripe, che riceve l’e-mail del tuo account. Poi torni qui.',
  renewing: 'L’abbonamento si rinnova finché non lo termini. Bastano due tocchi, qui o nelle impostazioni.',
  noPrices: 'Stripe non ha indicato i prezzi adesso. Puoi tornare tra qualche minuto.',
  waitingTitle: 'Il pagamento non è ancora confermato',
  waiting:
    'Stripe avvisa questo server quando il pagamento arriva. Quasi sempre ci vuole meno di un minuto, e questa pagina cambia da sola.',
  late: 'La conferma non è ancora arrivata. Puoi chiudere questa pagina. Se il pagamento è arrivato, Premium comincia da solo.',
  left: 'Sei tornato prima di pagare. Non è stato addebitato nulla.',
  renews: 'L’abbonamento si rinnova il {date}.',
  ends: 'L’abbonamento dura fino al {date} e non si rinnova.',
  unpaid: 'Stripe non ha potuto addebitare il rinnovo e riproverà.',
  pay: 'Paga sulla pagina di Stripe',
  cancel: 'Termina il rinnovo',
  cancelText: 'Non verrà addebitato altro. Ciò che è pagato vale fino al {date}, e le tue note restano tue.',
  cancelUnpaid: 'Non verrà addebitato altro. Ciò che è pagato vale fino alla fine, e le tue note restano tue.',
  keep: 'Lascia così',
  resume: 'Rinnova di nuovo',
  failed: 'La modifica non è stata confermata',
  failedText: 'Stripe non ha risposto. La pagina mostra ciò che si sa ora.',
  checkoutFailed: 'La pagina di Stripe non si è aperta',
  checkoutFailedText: 'Non è stato addebitato nulla. Riprova tra un momento.',
  receipts: 'Ricevute',
  receipt: {
    holds: '{date}: {amount}',
    refunded: '{date}: {amount}, rimborsato',
    disputed: '{date}: {amount}, contestato',
  },
} satisfies Translated<typeof billing>;
