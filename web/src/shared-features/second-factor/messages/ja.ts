import type { Translated } from '#core/messages/translated.ts';
import type secondFactor from './pt.ts';

export default {
  heading: 'ご本人の確認',
  text: 'このアカウントでは、パスワードのほかにコードが必要です。',
  appCode: '認証アプリのコード',
  appRefused: 'コードが違います。30秒ごとに変わるので、今表示されているコードを使ってください。',
  recoveryCode: 'リカバリーコード',
  recoveryHint: '保管しているコードの1つです。それぞれ一度だけ使えます。',
  recoveryMissing: 'リカバリーコードを入力してください。',
  recoveryRefused: 'コードが違うか、もう使われています。',
  useRecovery: 'リカバリーコードを使う',
  useApp: 'アプリのコードを使う',
  continue: '続ける',
} satisfies Translated<typeof secondFactor>;
