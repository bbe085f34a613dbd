import type { Translated } from '#core/messages/translated.ts';
import type forgotPassword from './pt.ts';

export default {
  title: '忘记密码',
  text: '这很常见。我们会发送链接，让你设置新密码。',
  send: '发送链接',
  emailMissing: '请填写账号的邮箱。',
  sentTitle: '请查看邮箱',
  sentText: '如果 {email} 已注册，链接很快就会送达。',
  sentNote: '如果没有看到，请查看垃圾邮件文件夹。',
  sentCode: '打开邮件里的链接，或在这里输入邮件里的验证码。',
  haveCode: '我已有验证码',
  useCode: '用验证码继续',
  sentToast: '已收到请求',
  sentToastText: '下一步在你的邮箱里。',
  again: '重新发送',
  failedTitle: '发送链接时出错',
  failedText: '重置链接未能发送。请一分钟后再试。',
  toLogin: '返回登录',
} satisfies Translated<typeof forgotPassword>;
