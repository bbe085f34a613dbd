import type { Translated } from '#core/messages/translated.ts';
import type billing from './pt.ts';

export default {
  buy: {
    day: '申し込む：{amount} {count, plural, other {#日ごと}}',
    week: '申し込む：{amount} {count, plural, other {#週間ごと}}',
    month: '申し込む：{amount} {count, plural, other {#か月ごと}}',
    year: '申し込む：{amount} {count, plural, other {#年ごと}}',
  },
  how: 'お支払いはStripeのページで行います。アカウントのメールアドレスがStripeに伝わります。そのあとここに戻ります。',
  renewing: '終了するまで自動で更新されます。終了は、ここか設定で2回押すだけです。',
  noPrices: 'いまStripeから価格を取得できません。数分後にまた開いてみてください。',
  waitingTitle: 'お支払いはまだ確認できていません',
  waiting: 'お支払いが届くと、Stripeがこのサーバーに知らせます。たいてい1分以内で、このページは自動で変わります。',
  late: '確認はまだ届いていません。このページは閉じても大丈夫です。お支払いが済んでいれば、プレミアムは自動で始まります。',
  left: 'お支払いの前に戻りました。請求はありません。',
  renews: 'お申し込みは{date}に更新されます。',
  ends: 'お申し込みは{date}までで、更新されません。',
  unpaid: 'Stripeが更新料を受け取れませんでした。もう一度試みます。',
  pay: 'Stripeのページで支払う',
  cancel: '更新を終了する',
  cancelText: 'これ以上の請求はありません。支払い済みの分は{date}まで有効で、記録はそのまま残ります。',
  cancelUnpaid: 'これ以上の請求はありません。支払い済みの分は最後まで有効で、記録はそのまま残ります。',
  keep: 'このままにする',
  resume: '更新を再開する',
  failed: '変更を確認できませんでした',
  failedText: 'Stripeから応答がありません。いま分かっている状態を表示しています。',
  checkoutFailed: 'Stripeのページを開けませんでした',
  checkoutFailedText: '請求はありません。少ししてからもう一度お試しください。',
  receipts: '領収書',
  receipt: {
    holds: '{date}：{amount}',
    refunded: '{date}：{amount}（返金済み）',
    disputed: '{date}：{amount}（異議申し立て）',
  },
} satisfies Translated<typeof billing>;
