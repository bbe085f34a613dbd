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
  nextProfile: '次はプロフィールのページです。書きたいところだけで大丈夫です。',
  nextPricing: '次はプランのページです。ゆっくり選べます。',
  continue: '続ける',
  redirectNote: '10秒ほど操作がないと、次のページへ進みます。このページに残ることもできます。',
  stay: 'ここに残る',
  stayed: 'このページは開いたままです。好きなときに続けられます。',
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
