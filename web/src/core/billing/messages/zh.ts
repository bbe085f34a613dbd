import type { Translated } from '#core/messages/translated.ts';
import type billing from './pt.ts';

export default {
  buy: {
    day: '订阅：{amount} {count, plural, other {每 # 天}}',
    week: '订阅：{amount} {count, plural, other {每 # 周}}',
    month: '订阅：{amount} {count, plural, other {每 # 个月}}',
    year: '订阅：{amount} {count, plural, other {每 # 年}}',
  },
  how: '你在 Stripe 的页面上付款，它会收到你账户的邮箱地址。之后你会回到这里。',
  renewing: '订阅会自动续订，直到你结束它。结束只需点两下，在这里或在设置里都可以。',
  noPrices: 'Stripe 现在没有给出价格。你可以过几分钟再来。',
  waitingTitle: '付款尚未确认',
  waiting: '付款到账时，Stripe 会通知这台服务器。通常不到一分钟，本页会自动变化。',
  late: '确认还没有到。你可以关闭本页。如果付款已到账，高级版会自动开始。',
  left: '你在付款前返回了。没有扣款。',
  renews: '订阅将于 {date} 续订。',
  ends: '订阅到 {date} 为止，不再续订。',
  unpaid: 'Stripe 未能收取续订费用，会再试一次。',
  pay: '在 Stripe 页面上付款',
  cancel: '结束续订',
  cancelText: '不会再扣款。已付费的部分有效到 {date}，你的记录仍属于你。',
  cancelUnpaid: '不会再扣款。已付费的部分有效到期末，你的记录仍属于你。',
  keep: '保持不变',
  resume: '恢复续订',
  failed: '更改尚未确认',
  failedText: 'Stripe 没有回应。本页显示目前所知的状态。',
  checkoutFailed: 'Stripe 的页面没有打开',
  checkoutFailedText: '没有扣款。请稍后再试。',
  receipts: '收据',
  receipt: {
    holds: '{date}：{amount}',
    refunded: '{date}：{amount}，已退款',
    disputed: '{date}：{amount}，有争议',
  },
} satisfies Translated<typeof billing>;
