import type { Translated } from '#core/messages/translated.ts';
import type welcome from './pt.ts';

export default {
  title: 'ようこそ',

  openTitle: 'あと一つだけです',
  openText: 'ボタンを押すと、メールアドレスが確認され、ログインします。',
  confirm: 'メールアドレスを確認する',
  confirming: '確認しています',

  changeTitle: 'メールアドレスの変更を確認',
  changeText: 'ボタンを押して、このアドレスを確認してください。',
  halfTitle: 'あと1通で終わります',
  halfText: 'このアドレスは確認できました。もう一方のアドレスに送ったメールも開いてください。',
  changedTitle: 'メールアドレスを変更しました',
  changedText: 'これからは新しいアドレスでログインしてください。',
  doneTitle: 'COGNへようこそ',
  doneText: 'アカウントが確認され、ログインしました。',
  nextProfile: '次はあなたのページです。上に今日のこと、下にプロフィールがあります。書きたいところだけでかまいません。',
  nextPricing: '次はプランのページです。ゆっくり選べます。',
  continue: '続ける',
  redirectNote: '10秒ほど操作がないと、次のページへ進みます。このページに残ることもできます。',
  stay: 'ここに残る',
  stayed: 'このページは開いたままです。好きなときに続けられます。',
  choices: 'よければ、今のうちに',
  countryHint: '選んだ国の相談窓口が、助けを求める画面に表示されます。この選択はこの端末に残り、後からでも変えられます。',
  letters: '見分けやすい文字を使う',
  lettersHint: 'アプリ全体をAtkinson Hyperlegibleという書体にします。設定でいつでも変えられます。',
  lettersOn: 'Atkinson Hyperlegibleの文字にしました',
  lettersOff: '端末の文字に戻しました',
  confirmedToastTitle: 'アカウントを確認しました',
  confirmedToastText: 'アカウントの準備ができました。',

  expiredTitle: 'このリンクはもう使えません',
  expiredText: 'リンクには期限があり、使えるのは一度だけです。よくあることです。',
  expiredNext: '確認済みなら、ログインするだけです。まだなら、メールをもう一度送れます。',
  requestNew: 'メールをもう一度送る',
  toLogin: 'ログインする',

  emptyTitle: 'このページはメールから開きます',
  emptyText: 'アカウントを確認するには、届いたメールを開き、ボタンを押してください。',
} satisfies Translated<typeof welcome>;
