import type { Translated } from '#core/messages/translated.ts';
import type deliveries from './pt.ts';

export default {
  'state-queued': '排队中，尚未发送。',
  'state-sent-sms': '已交给运营商，尚不知是否送达。',
  'state-sent-email': '邮件服务器已接收，之后的情况不得而知。',
  'state-delivered': '已送达。',
  'state-failed': '未送达，也不会再试。',
  'state-not_configured': '此服务器不支持这种方式。没有发送任何内容。',
  'state-not_known': '不知道是否已发出。',
  'reason-number_not_valid': '号码不像带国家代码的电话。',
  'reason-address_not_valid': '邮箱地址无效。',
  'reason-consent_withdrawn': '发送前许可已被撤回。',
  'reason-too_late': '时间已过太久，消息不再有帮助。',
  'reason-too_many_new': '短时间内新增的联系人较多，没有发送给这一位。',
  'reason-too_many_of_new_accounts': '今天此服务器为新账号能发送的消息已经发完。',
  'reason-number_not_served': '此服务器不向该国家发送短信。',
  triedWithoutSuccess: '有一次没有发出，还会再试。',
  triedAgain: '将再试一次。',
  notTriedAgain: '不会再试。',
  mayComeTwice: '消息可能会重复送达。',
  toContact: '{name}（{way}）：',
  sms: '短信',
  email: '邮件',
} satisfies Translated<typeof deliveries>;
