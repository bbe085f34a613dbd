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
  instead:
    'これからは、この電話番号と同じパスワードでログインします。メールアドレスは、確認が済むとアカウントに加わります。',
  insteadNoPassword: 'これからは、この電話番号でログインします。メールアドレスは、確認が済むとアカウントに加わります。',
  goOn: '続ける',
  'email-kept': '{email}の確認がまだです。いちばん新しいメールのリンクを使ってください。',
  'email-emailOnly':
    '{email}の確認がまだです。いちばん新しいメールのリンクを使ってください。パスワードは「アカウントとプライバシー」で設定できます。',
  'email-notKept':
    'メールアドレスは追加されませんでした。「アカウントとプライバシー」でメールアドレスとパスワードを追加できます。',
  'email-otherAccount':
    'この電話番号にはすでにアカウントがあり、そこにログインしました。メールアドレスとパスワードは変わっていません。',
} satisfies Translated<typeof byPhone>;
