import type { Translated } from '#core/messages/translated.ts';
import type thoughtPhotos from './pt.ts';

export default {
  title: '写真',
  textFirst: '写真は文章と一緒に保存されます。ひとことだけでも大丈夫です。',
  hint: '{most}枚まで。インターネットが必要です。撮影場所などのカメラの情報は、この端末で取り除かれます。削除した写真のファイルは、2日以内にサーバーから消えます。送信が途中で切れて考えに加わらなかった写真は、32日以内にサーバーから消えます。',
  add: '写真を選ぶ',
  sending: '写真を送信中',
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
  notSent: '写真は保存されていません',
  notAPhoto: 'このブラウザーでは、このファイルを写真として開けませんでした。JPGかPNGの別のファイルを選んでください。',
  tooLarge: 'この写真は大きすぎて、この端末では縮小できません。もっと小さい写真を選んでください。',
  offline:
    '写真の保存にはインターネットが必要です。文章は保管されていますが、写真はまだです。このページを開いたままにして、接続が戻ったらもう一度送ってください。',
  wait: 'サーバーが少し待つよう求めています。数分後にもう一度お試しください。',
  refused:
    'このアカウントには、今は写真を追加できません。全部で{most}枚までで、削除した写真もサーバーから消えるまでは数に入ります。',
  failed: 'サーバーが写真を保存できませんでした。少ししてからもう一度お試しください。',
  again: 'もう一度送る',
  chooseAgain: '送信が完了しませんでした。写真を保存するには、この考えを開いて、もう一度選んでください。',
  unnamed: '写真{number}',
  notShown: '{name}：今は表示できません',
  open: '開く：{name}',
  close: '閉じる',
  inCopy: '考えの写真：{count}枚',
} satisfies Translated<typeof thoughtPhotos>;
