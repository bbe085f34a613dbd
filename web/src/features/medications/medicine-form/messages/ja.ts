import type { Translated } from '#core/messages/translated.ts';
import type medicineForm from './pt.ts';

export default {
  required: '名前、用量、時刻を入力してください。',
  dosageHint: '例：10 mg、1錠、20滴。',
  asNeededHint: '決まった時刻はなく、飲んだときに記録します。',
  alarmHint: 'アプリを開いている間に鳴ります。閉じているときは、それをオンにした端末だけで鳴ります。',
  sideEffectsHint: '気づいたことを、よければ書いてください。',
  time: '時刻{number}',
  addTime: '時刻を追加',
  removeTime: '時刻{number}を削除',
  pills: '残りを数える',
  pillsHint: '錠剤、滴、吸入など。飲んだ分は自動で引かれます。',
  perDoseHint: '空のままなら、1回を1と数えます。',
  lowHint: 'ページに控えめに表示されます。',
  statusHint: '休止中や終了にすると、その日の予定から外れます。記録は残ります。',
  timeHint: 'わからなければ空のままで大丈夫です。',
  saveMedicine: '薬を保存',
} satisfies Translated<typeof medicineForm>;
