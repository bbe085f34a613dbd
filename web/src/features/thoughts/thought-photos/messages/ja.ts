import type { Translated } from '#core/messages/translated.ts';
import type thoughtPhotos from './pt.ts';

export default {
  title: '写真',
  textFirst: '写真は文章と一緒に保存されます。ひとことだけでも大丈夫です。',
  hint: '{most}枚まで。インターネットが必要です。撮影場所などのカメラの情報は、この端末で取り除かれます。削除した写真のファイルは、2日以内にサーバーから消えます。送信が途中で切れて考えに加わらなかった写真は、32日以内にサーバーから消えます。',
  add: '写真を選ぶ',
  added: '写真を保存しました',
  addedHere: '写真を送信しました。接続が戻ると、この考えに加わります。',
  description: '写真{number}の説明（書きたいときだけ）',
  described: '説明を保存しました',
  describedHere: '説明をこの端末に保存しました',
  remove: '写真{number}を削除する',
  removed: '写真をこの考えから削除しました',
  removedHere: 'この端末で、写真をこの考えから削除しました',
  back: '写真を元に戻しました',
  backHere: 'この端末で、写真を元に戻しました',
  unnamed: '写真{number}',
} satisfies Translated<typeof thoughtPhotos>;
