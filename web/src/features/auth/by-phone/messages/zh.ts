import type { Translated } from '#core/messages/translated.ts';
import type byPhone from './pt.ts';

export default {
  heading: '用手机号登录',
  description: '只需短信验证码即可登录。',
  onlyKnown: '如果此号码已注册，你很快会收到验证码。',
  usePassword: '使用密码',
  useCode: '使用短信验证码',
  useEmail: '用邮箱登录',
  wrong: '手机号或密码不正确。请检查后再试。',
  notConfirmed: '手机号尚未确认。请获取验证码，并在这里输入。',
  confirmHeading: '确认你的手机号',
  confirmDescription: '请在这里输入短信中的验证码。',
  instead: '你现在用此手机号和同一密码登录。邮箱确认后会加入账号。',
  insteadNoPassword: '你现在用此手机号登录。邮箱确认后会加入账号。',
  goOn: '继续',
  'email-kept': '邮箱 {email} 还需确认。请使用最新一封邮件里的链接。',
  'email-emailOnly': '邮箱 {email} 还需确认。请使用最新一封邮件里的链接。密码可以在“账号与隐私”中设置。',
  'email-notKept': '邮箱没有加入账号。你可以在“账号与隐私”中添加邮箱和密码。',
  'email-otherAccount': '此手机号已有账号，你已登录该账号。它的邮箱和密码没有改变。',
} satisfies Translated<typeof byPhone>;
