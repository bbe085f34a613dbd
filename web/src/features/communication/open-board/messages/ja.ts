import type { Translated } from '#core/messages/translated.ts';
import type openBoard from './pt.ts';

export default {
  heading: 'コミュニケーションボード',
  summary: 'ほかのアプリのメッセージを取り込む、または持ち出す',
  text: 'ファイルは、ほかのコミュニケーションアプリでも使われる公開形式OBF（絵があるときはOBZ）です。COGNの絵は一緒に入ります。ほかのアプリの絵は取り込みません。自分の写真はファイルに入りません。',
  read: 'ボードを取り込む',
  save: 'メッセージをダウンロード',
  notBoard: 'このファイルはOBFやOBZのボードではないか、大きすぎます。',
  leftOut: '{count, plural, other {#件のメッセージは、長すぎるか100件を超えるため取り込めませんでした。}}',
  nothingNew: 'このボードのメッセージは、すべてもうここにあります。',
  foreignPictures: '{count, plural, other {次の#件のメッセージの絵は、COGNのものではないため取り込みません：{names}。}}',
  addAnyway: '{count, plural, other {このまま#件を追加}}',
  noDrawings: 'COGNの絵を読み込めませんでした。接続できるときに、もう一度お試しください。',
  added: '{count, plural, other {メッセージを#件追加しました}}',
  addedHere: '{count, plural, other {この端末にメッセージを#件追加しました}}',
} satisfies Translated<typeof openBoard>;
