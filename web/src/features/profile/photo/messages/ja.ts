import type { Translated } from '#core/messages/translated.ts';
import type photo from './pt.ts';

export default {
  choose: '写真を選ぶ',
  replace: '写真を替える',
  remove: '写真を削除する',
  alt: 'あなたのプロフィール写真',
  sending: '写真を送っています',
  removing: '写真を削除しています',
  saved: '写真を保存しました',
  sent: '写真を送りました',
  removed: '写真を削除しました',
  urlFailed: '写真のURLを保存できませんでした。',
  notSent: '写真を送れませんでした',
  notRemoved: '写真を削除できませんでした',
  hint: '任意です。{size}までの{types}。場所などカメラの情報は取り除かれます。',
  notAPhoto: 'JPG、PNG、GIFのファイルを選んでください。',
  notThisType: 'このサーバーで使える写真は{types}です。別のファイルを選んでください。',
  tooLarge: '写真が{size}を超えています。小さいものを選んでください。',
  offline: '写真にはインターネットが必要で、この端末には残りません。つながったら、もう一度お試しください。',
  wait: '少し時間をおく必要があります。数分後に、もう一度お試しください。',
  failed: 'サーバーで処理できませんでした。少ししてから、もう一度お試しください。',
  again: 'もう一度送る',
  removeTitle: '写真を削除しますか？',
  removeText: 'サーバーから消えます。直後なら元に戻せます。',
  keep: '写真を残す',
} satisfies Translated<typeof photo>;
