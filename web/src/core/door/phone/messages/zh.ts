import type { Translated } from '#core/messages/translated.ts';
import type phone from './pt.ts';

export default {
  label: '电话',
  hint: '请以 + 和国家代码开头。',
  invalid: '请检查号码。它以 + 和国家代码开头。',
  missing: '没有可接收验证码的电话。请写下你的号码。',
  taken: '此号码属于另一个账户。',
  send: '发送短信验证码',
  sent: '验证码已发送',
  sentTo: '验证码将发到 {phone}。',
  sendFailed: '发送验证码失败',
  notSent: '短信未能发出。请检查号码，或一分钟后再试。',
  codeRefused: '验证码不正确或已过期。请检查数字，或重新发送验证码。',
  confirm: '确认验证码',
  again: '再发一个验证码',
  againAt: '{time} 可以再次发送。',
  limit: '两次发送之间需要等待 60 秒。',
  other: '使用其他号码',
  done: '电话已确认',
  failed: '验证电话时出错',
} satisfies Translated<typeof phone>;
