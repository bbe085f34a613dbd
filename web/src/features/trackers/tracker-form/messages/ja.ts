import type { Translated } from '#core/messages/translated.ts';
import type trackerForm from './pt.ts';

export default {
  arrange: '記録項目を整理する',
  done: '完了する',
  add: '新しい記録項目',
  save: '記録項目を保存する',
  kindStays: '答え方と今ある選択肢は、そのまま残ります。',
  unitHint: '「杯」など、自分の言葉で書けます。空欄でもかまいません。',
  addsUpHint: '合計しないときは、その日の平均になります。体温などの測定に向いています。',
  usualScale: 'まったくない\n少し\nふつう\nかなり\nとても',
  wordsInOrder: '自分の言葉（弱い順）',
  ownOptions: '自分の選択肢',
  onePerLine: '1行に一つずつ、{min}～{max}個です。',
  'example-yesNo': '外に出た？',
  'example-words': '痛み：ない、少し、強い',
  'example-number': 'コーヒーの杯数',
  'example-minutes': '読書の時間',
  'example-choice': '働いた場所：家、会社',
  archive: '保管する',
  archiveHint: 'このページと「記録する」に出なくなります。記録は残ります。',
  archivedOnes: '保管済み',
  full: '記録項目は、保管済みを含めて{most}個までです。新しく作るには、どれかを削除してください。',
  fullFree: 'プレミアムなしでは、記録項目は保管済みを含めて{free}個までです。プレミアムなら{most}個まで作れます。',
  removes:
    '{count, plural, =0 {この項目の記録はまだありません。} other {この項目の記録#件も削除されます。元に戻せません。}}',
  removesAll: 'この項目の記録もすべて削除されます。元に戻せません。',
  'problem-tooFew': '1行に一つずつ、{min}個以上書いてください。',
  'problem-tooMany': '1行に一つずつ、{max}個まで書けます。',
  'problem-twice': '同じものが2回あります。',
  'problem-tooLong': '一つにつき{longest}文字まで書けます。',
  'problem-removed': '今ある選択肢は残す必要があります。新しいものは追加できます。',
} satisfies Translated<typeof trackerForm>;
