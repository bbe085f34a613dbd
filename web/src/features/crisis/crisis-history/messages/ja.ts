import type { Translated } from '#core/messages/translated.ts';
import type crisisHistory from './pt.ts';

export default {
  heading: '履歴',
  empty: '記録はありません。',
  dayAndTime: '{day} {time}',
  addressedTo: '連絡の宛先：{names}',
  noAlert: '助けの連絡はありません。',
  describe: '説明を編集',
  leaveDescription: 'そのままにする',
  removeTitle: 'この記録を削除しますか？',
  removeText: 'すぐ後に元に戻せます。',
  removeAlertText: '元に戻せるのは日付と説明です。メッセージの状態は戻りません。',
  removeForGood: 'プレミアムがないと、元に戻せません。',
  removeConfirm: '記録を削除',
  removeCancel: '記録を残す',
  removed: '記録を削除しました',
  broughtBack: '記録を戻しました',
  notBroughtBack: '記録を戻せませんでした',
} satisfies Translated<typeof crisisHistory>;
