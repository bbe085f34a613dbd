import type { Translated } from '#core/messages/translated.ts';
import type billing from './pt.ts';

export default {
  price: {
    day: '{amount} {count, plural, one {par jour} other {tous les # jours}}',
    week: '{amount} {count, plural, one {par semaine} other {toutes les # semaines}}',
    month: '{amount} {count, plural, one {par mois} other {tous les # mois}}',
    year: '{amount} {count, plural, one {par an} other {tous les # ans}}',
  },
  buy: 'S’abonner : {price}',
  subscribed: 'Vous avez déjà un abonnement',
  subscribedText: 'Rien n’a été prélevé cette fois. La page montre où il en est.',
  how: 'Vous payez sur la page de Stripe, qui reçoit l’adresse e-mail de votre compte. Ensuite, vous revenez ici.',
  renewing:
    'L’abonnement se renouvelle jusqu’à ce que vous y mettiez fin. C’est un bouton et une confirmation, ici ou dans les réglages.',
  noPrices: 'Stripe n’a pas indiqué les prix pour l’instant. Rien n’a été prélevé. Réessayez dans quelques minutes.',
  waitingTitle: 'Le paiement n’est pas encore confirmé',
  waiting:
    'Stripe prévient ce serveur quand le paiement arrive. Cela prend presque toujours moins d’une minute, et cette page change d’elle-même.',
  late: 'La confirmation n’est pas encore arrivée. Vous pouvez fermer cette page. Si le paiement est arrivé, Premium commence tout seul.',
  left: 'Le paiement n’a pas été fait. Rien n’a été prélevé.',
  renews: 'L’abonnement se renouvelle le {date} : {price}.',
  renewsAt: 'L’abonnement se renouvelle le {date}.',
  ends: 'L’abonnement dure jusqu’au {date} et ne se renouvelle pas.',
  unpaid: 'Stripe n’a pas pu prélever le renouvellement et réessaiera.',
  pay: 'Payer sur la page de Stripe',
  cancel: 'Arrêter le renouvellement',
  cancelText: 'Plus rien ne sera prélevé. Ce qui est payé dure jusqu’au {date}, et vos notes restent à vous.',
  cancelUnpaid: 'Plus rien ne sera prélevé. Ce qui est payé dure jusqu’au bout, et vos notes restent à vous.',
  keep: 'Laisser comme c’est',
  changeRenewing: 'Pour payer une autre durée, arrêtez le renouvellement. Après le {date}, choisissez l’autre prix ici.',
  changeEnding: 'Après le {date}, vous pouvez vous abonner à nouveau ici, au prix que vous préférez.',
  resume: 'Renouveler à nouveau',
  failed: 'Le changement n’a pas été confirmé',
  failedText: 'Aucune réponse n’est venue. La page montre ce que l’on sait maintenant.',
  checkoutFailed: 'La page de Stripe ne s’est pas ouverte',
  checkoutFailedText: 'Rien n’a été prélevé. Réessayez dans un instant.',
  receipts: 'Reçus',
  receipt: {
    holds: '{date} : {amount}',
    refunded: '{date} : {amount}, remboursé',
    disputed: '{date} : {amount}, contesté',
  },
} satisfies Translated<typeof billing>;
