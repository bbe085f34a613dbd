import type { Translated } from '#core/messages/translated.ts';
import type weight from './pt.ts';

export default {
  title: '体重',
  weight_kg: '体重',
  required: '请填写你的体重。',
  farFromLast: '这个体重和上一次相差很多。请看看数字是不是你想填的。',
  notes: '备注',
  notesHint: '可以不填。',
  sameAsLastHidden: '和上次一样',
  sameAsLast: '和上次一样：{weight}',
  trendOnly: '只看趋势',
  trendOnlyHint: '每天的数字会保存，但不会显示。',
  hidden: '体重已记录',
  trend: '趋势',
  trendNow: '目前的趋势：{weight}',
  trendMeans: '趋势会让每天的变化显得平缓。',
  change: '趋势的变化',
  overDays: '{days, plural, other {# 天内}}',
  changeUnknown: '还没有可以比较的数据',
  day: '日期',
  summary: '{days, plural, other {有 # 天的体重记录}}，趋势从 {first} 到 {last}。',
} satisfies Translated<typeof weight>;
