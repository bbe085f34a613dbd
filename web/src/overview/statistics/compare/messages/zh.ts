import type { Translated } from '#core/messages/translated.ts';
import type compare from './pt.ts';

export default {
  rule: '这是同样日子里的两件事。一件并不能解释另一件。每张图有自己的刻度。',
  above: '上图',
  below: '下图',
  value: '{name}：{value}',
  tagDays: '有标签“{name}”的日子',
  tagTotal: '{days} 天中有 {count} 天带有这个标签。',
  onlyOne: '要进行比较，这段时间里还需要另一项记录。',
  empty: '这些日子没有记录。',
  onlyWithout: '这些日子有记录，但没有填这一项。',
  noValue: '有记录，没有填这一项',
  noPeriod: '没有月经',
  notRead: '有记录，不在图中',
  moodFrom: '每天的心情从{date}起显示。',
  analysis: '过载次数',
  medications: '服药次数',
  menstrual: '月经',
  routine: '日常安排的步骤',
  nutrition: '记录的食物',
  readings: '读完的书',
  reminders: '完成的提醒',
} satisfies Translated<typeof compare>;
