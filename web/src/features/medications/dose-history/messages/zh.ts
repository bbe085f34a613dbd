import type { Translated } from '#core/messages/translated.ts';
import type doseHistory from './pt.ts';

export default {
  medicine: '药品',
  summary: '{name}：{counts}。',
  taken: '{count, plural, other {服用 # 次}}',
  skipped: '{count, plural, other {跳过 # 次}}',
  later: '{count, plural, other {稍后 # 次}}',
  none: '{count, plural, other {没有记录 # 次}}',
  nothing: '{name}：这段时间没有可统计的内容。',
  day: '日期',
  doses: '用药',
  inTable: '{time} {words}',
} satisfies Translated<typeof doseHistory>;
