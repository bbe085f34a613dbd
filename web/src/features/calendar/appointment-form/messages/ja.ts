import type { Translated } from '#core/messages/translated.ts';
import type appointmentForm from './pt.ts';

export default {
  formEdit: '予定を編集',
  formHint: '必要なのは名前、種類、日だけです。ほかは空のままでかまいません。',
  recoveryHint: '次のことの前に回復するための時間です。',
  noAlert: 'アラームなし',
  alertHint: 'アプリを開いている間に鳴ります。閉じているときは、「リマインダー」でオンにした端末だけで鳴ります。',
  nameRequired: '予定の名前を書いてください。',
  typeRequired: '予定の種類を選んでください。',
  dateRequired: '予定の日を選んでください。',
  pastIsPremium: 'この日は過ぎています。過去の日はプレミアムに含まれます。',
  never: '繰り返さない',
  untilHint: '空欄なら終わりなく続きます。',
  untilTooEarly: '予定の日以降の日を選んでください。',
  several: '別の日に終わる',
  endRequired: '最終日を選んでください。',
  endTooEarly: '最初の日より後の日を選んでください。',
  endTooLate: '最初の日から1年以内の日を選んでください。',
  startRequired: '始まる時刻も入力してください。',
  nextDays: '次は：{days}',
  scope: '変える範囲',
  day: 'この日だけ',
  following: 'この日とその後',
  removeDay: 'この日だけ削除',
  removeFollowing: 'この日とその後を削除',
  removeRepeating: 'この予定は繰り返されます。すぐ後で元に戻せます。',
} satisfies Translated<typeof appointmentForm>;
