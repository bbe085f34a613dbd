import type { Translated } from '#core/messages/translated.ts';
import type openBoard from './pt.ts';

export default {
  heading: 'コミュニケーションボード',
  summary: 'ほかのアプリのメッセージを取り込む、または持ち出す',
  text: 'ファイルは、ほかのコミュニケーションアプリでも使われる公開形式OBFです。文章だけで、絵は含みません。',
  read: 'ボードを取り込む',
  save: 'メッセージをダウンロード',
  notBoard: 'このファイルはOBFやOBZのボードではないか、大きすぎます。',
  leftOut: '{count, plural, other {#件のメッセージは、長すぎるか100件を超えるため取り込めませんでした。}}',
  nothingNew: 'このボードのメッセージは、すべてもうここにあります。',
  added: '{count, plural, other {メッセージを#件追加しました}}',
  addedHere: '{count, plural, other {この端末にメッセージを#件追加しました}}',
} satisfies Translated<typeof openBoard>;
