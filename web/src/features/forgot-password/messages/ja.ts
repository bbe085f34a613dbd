import type { Translated } from '#core/messages/translated.ts';
import type forgotPassword from './pt.ts';

export default {
  title: 'パスワードの再設定',
  text: 'よくあることです。新しいパスワードを決めるためのリンクを送ります。',
  send: 'リンクを送る',
  emailMissing: 'アカウントのメールアドレスを入力してください。',
  sentTitle: 'メールを確かめてください',
  sentText: '{email}のアカウントがあれば、まもなくリンクが届きます。',
  sentNote: '見つからないときは、迷惑メールもご覧ください。',
  sentCode: 'メールのリンクを開くか、メールにあるコードをここに入力してください。',
  haveCode: 'コードを持っています',
  useCode: 'コードで続ける',
  sentToast: '受け付けました',
  sentToastText: '次の手順はメールにあります。',
  again: 'もう一度送る',
  failedTitle: 'リンクを送れませんでした',
  failedText: '再設定のリンクを送れませんでした。1分ほどしてからお試しください。',
  toLogin: 'ログインに戻る',
} satisfies Translated<typeof forgotPassword>;
