import type { Translated } from '#core/messages/translated.ts';
import type secondFactor from './pt.ts';

export default {
  heading: 'ご本人の確認',
  text: 'このアカウントでは、パスワードのほかに番号が必要です。',
  appCode: '認証アプリの番号',
  appRefused: '番号が違います。30秒ごとに変わるので、今表示されている番号を使ってください。',
  recoveryCode: 'リカバリーコード',
  recoveryHint: '保管しているコードの1つです。それぞれ一度だけ使えます。',
  recoveryMissing: 'リカバリーコードを入力してください。',
  recoveryRefused: 'コードが違うか、もう使われています。',
  useRecovery: 'リカバリーコードを使う',
  useApp: 'アプリの番号を使う',
  continue: '続ける',
} satisfies Translated<typeof secondFactor>;
