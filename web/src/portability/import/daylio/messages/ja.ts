import type { Translated } from '#core/messages/translated.ts';
import type daylio from './pt.ts';

export default {
  title: 'Daylioの気分',
  text: 'それぞれの気分がここで何になるかを選べます。名前がわかるものには案があり、変えることもできます。',
  moodOf: '「{name}」、{count, plural, other {記録#件}}',
  becomes: 'ここでの気分',
  choose: '選ぶ',
  moodMissing: 'ここの気分か「取り込まない」を選んでください。',
  leaveOut: '取り込まない',
  undecided: '{count, plural, other {次の気分の記録#件は、何になるかがまだ選ばれていません：{names}。}}',
  leaveRestOut: 'これらは取り込まない',
  stayOut: '{count, plural, other {次の気分の記録#件は取り込まれません：{names}。それぞれ何になるかを選べます。}}',
  activities: 'アクティビティも取り込む',
  activitiesHint: 'それぞれの記録のメモに入ります。',
  activitiesLine: 'アクティビティ：{names}',
  preview: 'プレビューを見る',
  cancel: 'キャンセル',
} satisfies Translated<typeof daylio>;
