import type { Translated } from '#core/messages/translated.ts';
import type byPhone from './pt.ts';

export default {
  heading: '電話番号でログイン',
  description: 'SMSで届くコードだけでログインできます。',
  onlyKnown: 'この電話番号にアカウントがあれば、まもなくコードが届きます。',
  usePassword: 'パスワードを使う',
  useCode: 'SMSのコードを使う',
  useEmail: 'メールでログインする',
  wrong: '電話番号かパスワードが違います。両方を確かめてください。',
  notConfirmed: '電話番号がまだ確認されていません。コードを受け取って、ここに入力してください。',
  confirmHeading: '電話番号の確認',
  confirmDescription: 'SMSで届いたコードをここに入力してください。',
  instead: 'アカウントには、この電話番号を使います。メールアドレスはあとから追加できます。',
} satisfies Translated<typeof byPhone>;
