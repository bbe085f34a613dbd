import type { Translated } from '#core/messages/translated.ts';
import type phone from './pt.ts';

export default {
  label: '手机号',
  hint: '请以 + 和国家代码开头，例如 +86。',
  invalid: '请检查号码。它以 + 和国家代码开头，例如 +86。',
  missing: '没有可接收验证码的手机号。请输入你的号码。',
  taken: '此号码已用于另一个账号。',
  send: '发送短信验证码',
  sent: '验证码已发送',
  sentTo: '验证码将发到 {phone}。',
  sendFailed: '验证码未能发送',
  notSent: '短信未能发出。请检查号码，或一分钟后再试。',
  codeRefused: '验证码不正确或已过期。请检查数字，或重新发送验证码。',
  confirm: '确认验证码',
  again: '再发一个验证码',
  againAt: '{time} 之后可以再次发送。',
  limit: '两次发送之间需要等待 {seconds} 秒。',
  other: '使用其他号码',
  done: '手机号已确认',
  failed: '验证手机号时出错',
} satisfies Translated<typeof phone>;
