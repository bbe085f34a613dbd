import type { Translated } from '#core/messages/translated.ts';
import type byPhone from './pt.ts';

export default {
  heading: '用电话登录',
  description: '只需短信验证码即可登录。',
  onlyKnown: '如果此号码有账户，你会收到验证码。',
  usePassword: '使用密码',
  useCode: '使用短信验证码',
  useEmail: '用邮箱登录',
  wrong: '电话或密码不正确。请检查后再试。',
  notConfirmed: '电话尚未确认。请获取验证码并写在这里。',
  confirmHeading: '确认你的电话',
  confirmDescription: '请在这里写下短信中的验证码。',
  instead: '你的账户将使用此电话。之后可以再添加邮箱。',
} satisfies Translated<typeof byPhone>;
