import type { Translated } from '#core/messages/translated.ts';
import type deletion from './pt.ts';

export default {
  what: 'アカウント、記録、写真、そのほかすべてがサーバーから消えます。その後は誰にも元に戻せません。',
  grace: '{days, plural, other {#日間は取り消せます。ログインして「アカウントを残す」を選ぶだけです。}}',
  atOnce: 'このサーバーではすぐに削除され、元に戻せません。',
  stops: '依頼すると、すべての端末がログアウトします。通知、待機中のアラート、カレンダーのアドレスは止まります。',
  copyFirst: '写しが必要なら、先にこの画面の上でデータをダウンロードしてください。',
  remains:
    '運営者のバックアップと、サーバーのディスク上の跡は、もう少し残ることがあります。管理者がアカウントに行った操作の記録は、名前の代わりに番号で残ります。支払いの領収書は、法律に従ってStripeに残ります。ヘルプ画面のカードは端末のもので、端末に残ります。',
  unsent: '{count, plural, other {この端末だけにある#件の変更も消えます。}}',
  word: '削除',
  wordLabel: '確認のため「{word}」と入力',
  wordMissing: '確認のため「{word}」と入力してください。',
  passwordWrong: 'パスワードが違います。もう一度試すか、コードを使えます。',
  useCode: 'パスワードの代わりにコードを使う',
  codeSent: '{address}にコードを送りました。',
  submit: 'アカウントを削除する',
  failed: 'アカウントは削除されていません',
  failedText: 'すべて元のままです。少し待ってから試してください。',
  doneTitle: '依頼を受け取りました',
  doneLater:
    'アカウントは{date}に削除されます。気持ちが変わったら、それまでにログインして「アカウントを残す」を選んでください。',
  doneNow: 'アカウントとデータを今、削除しています。',
  deviceEmptied: 'この端末にあったものは消しました。',
  deviceNotEmptied: 'この端末にあるものは消せませんでした。ブラウザーでサイトのデータを消してください。',
  understood: 'わかりました',
  gateTitle: 'アカウントが削除されます',
  gateText: 'あなたの依頼により、アカウントとデータは{date}に削除されます。',
  gateKeep: '気持ちが変わったなら、すべてここに残っています。',
  keep: 'アカウントを残す',
  kept: 'アカウントを残しました',
  keptText: 'すべて前のままです。通知とカレンダーのアドレスは、もう一度オンにできます。',
  notKept: 'アカウントはまだ残されていません',
} satisfies Translated<typeof deletion>;
