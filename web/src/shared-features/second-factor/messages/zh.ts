import type { Translated } from '#core/messages/translated.ts';
import type secondFactor from './pt.ts';

export default {
  heading: '确认是你本人',
  text: '你的账号除了密码，还需要验证码。',
  appCode: '验证器应用中的验证码',
  appRefused: '验证码不正确。它每 30 秒更新一次，请使用当前显示的验证码。',
  recoveryCode: '恢复码',
  recoveryHint: '这是你保存的恢复码之一。每个只能用一次。',
  recoveryMissing: '请输入恢复码。',
  recoveryRefused: '恢复码不正确，或已被使用。',
  useRecovery: '使用恢复码',
  useApp: '使用应用中的验证码',
  continue: '继续',
} satisfies Translated<typeof secondFactor>;
