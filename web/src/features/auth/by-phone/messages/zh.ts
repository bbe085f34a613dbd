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
  instead: '你的账号将使用此手机号。之后可以再添加邮箱。',
} satisfies Translated<typeof byPhone>;
