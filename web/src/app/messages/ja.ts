import type { Translated } from '#core/messages/translated.ts';
import type app from './pt.ts';

export default {
  subtitle: '毎日の、おだやかな日記',
  skip: '本文へ移動',
  opening: 'ページを開いています',
  language: '言語',
  languageFailed: '今は言語を切り替えられません。接続できるときに、もう一度お試しください。',

  pages: 'ページ',
  allPages: 'すべてのページ',
  fewerPages: '表示するページを減らす',
  findPage: 'ページをさがす',
  noSuchPage: 'その名前のページはありません。',
  groups: {
    shortcuts: 'ショートカット',
    day: '一日のこと',
    body: 'からだ',
    feelings: '気持ち',
    talk: '伝える・助けを求める',
    keep: 'とっておく',
    you: 'あなた',
  },
  premiumPage: 'プレミアム',
  lockedPage: 'プレミアム（ロック中）',
  settings: '設定',
  logOut: 'ログアウト',

  places: 'メイン',
  today: '今日',
  quick: 'すぐ記録',
  past: 'これまで',

  close: '閉じる',

  notices: 'お知らせ',
  noticesRegion: 'お知らせ（F8ですべて表示）',
  noNotices: 'お知らせはまだありません。',
  closeNotices: 'お知らせを閉じる',
  dismiss: '閉じる',
  privacyPolicy: 'プライバシーポリシー',
  policyAgreed: 'ポリシーへの同意を保存しました',

  welcomeBack: 'おかえりなさい',
  welcomeBackText: 'ログインしました。',
  loggedOut: 'ログアウトしました',
  loggedOutText: 'またいつでもどうぞ。',
  sessionEnded: 'ログインの期限が切れました',
  sessionEndedText: '続けるには、もう一度ログインしてください。書いた内容はこの端末に残っています。',
  logOutFailed: 'ログアウトできませんでした',
  logOutFailedText: 'サーバーの応答がありません。この端末だけでログアウトできます。',
  logOutHere: 'この端末でログアウト',

  saving: {
    saved: 'すべて保存済み',
    onDevice: '{count, plural, other {#件をこの端末に保存済み}}',
    offline: '接続がありません。書いた内容はこの端末に残ります。',
    broken: 'このブラウザーは、いまこの端末に何も保存できません。',
    refused: '{count, plural, other {#件の記録が保存されていません}}',
  },
} satisfies Translated<typeof app>;
