import type { Translated } from '#core/messages/translated.ts';
import type spirituality from './pt.ts';

export default {
  title: '心灵',
  practice: '修习',
  practiceHint: '对你有意义的事，属于哪种传统、或不属于任何传统都可以。',
  required: '请填写或选择一项修习。',
  suggestions: '点一下填入',
  silence: '静默',
  breathing: '呼吸',
  walk: '正念散步',
  gratitude: '感恩',
  reading: '启发心灵的阅读',
  duration_minutes: '时长',
  notes: '备注',
  notesHint: '如果愿意：感觉如何，留下了什么。',
  sameAsLast: '和上次一样：{practice}',
  calm: '静心时间',
  calmText: '一个慢慢变小的图形，没有跳动的数字。',
  openCalm: '打开静心时间',
  day: '日期',
  summary: '{days, plural, other {有 # 天的记录}}，合计 {total}。',
  summaryOpen: '{days, plural, other {有 # 天的记录，没有填写时长}}。',
} satisfies Translated<typeof spirituality>;
