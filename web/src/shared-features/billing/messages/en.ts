import type { Translated } from '#core/messages/translated.ts';
import type billing from './pt.ts';

export default {
  price: {
    day: '{amount} {count, plural, one {a day} other {every # days}}',
    week: '{amount} {count, plural, one {a week} other {every # weeks}}',
    month: '{amount} {count, plural, one {a month} other {every # months}}',
    year: '{amount} {count, plural, one {a year} other {every # years}}',
  },
  buy: 'Subscribe: {price}',
  subscribed: 'You already have a subscription',
  subscribedText: 'Nothing was charged now. The page shows how it stands.',
  how: 'You pay on Stripe’s page, which gets your account’s email address. Then you come back here.',
  renewing: 'The subscription renews until you end it. That is one button and one confirmation, here or in the settings.',
  noPrices: 'Stripe did not give the prices just now. Nothing was charged. Try again in a few minutes.',
  waitingTitle: 'The payment is not confirmed yet',
  waiting:
    'Stripe tells this server when the payment arrives. That mostly takes less than a minute, and this page changes by itself.',
  late: 'No confirmation has come so far. You can close this page. If the payment arrived, Premium starts by itself.',
  left: 'The payment was not made. Nothing was charged.',
  renews: 'The subscription renews on {date}: {price}.',
  renewsAt: 'The subscription renews on {date}.',
  ends: 'The subscription lasts until {date} and does not renew.',
  unpaid: 'Stripe could not collect the renewal and will try again.',
  pay: 'Pay on Stripe’s page',
  cancel: 'End the renewal',
  cancelText: 'Nothing more will be charged. What is paid for lasts until {date}, and your entries stay yours.',
  cancelUnpaid: 'Nothing more will be charged. What is paid for lasts to its end, and your entries stay yours.',
  keep: 'Leave it as it is',
  changeRenewing: 'To pay for another period, end the renewal. After {date}, choose the other price here.',
  changeEnding: 'After {date}, you can subscribe again here, at the price you prefer.',
  resume: 'Renew again',
  failed: 'The change was not confirmed',
  failedText: 'No answer came. The page shows what is known now.',
  checkoutFailed: 'Stripe’s page did not open',
  checkoutFailedText: 'Nothing was charged. Try again in a moment.',
  receipts: 'Receipts',
  receipt: {
    holds: '{date}: {amount}',
    refunded: '{date}: {amount}, refunded',
    disputed: '{date}: {amount}, disputed',
  },
} satisfies Translated<typeof billing>;
