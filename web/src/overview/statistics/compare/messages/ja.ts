import type { Translated } from '#core/messages/translated.ts';
import type compare from './pt.ts';

export default {
  rule: '同じ日々の2つの記録です。一方がもう一方の理由になるとは限りません。目盛りは図ごとに違います。',
  above: '上の図',
  below: '下の図',
  value: '{name}：{value}',
  tagDays: 'タグ「{name}」の付いた日',
  tagTotal: 'タグの付いた日は、{days}日のうち{count}日です。',
  onlyOne: '比べるには、この期間にもう1つ別の記録が必要です。',
  empty: 'この期間の記録はありません。',
  onlyWithout: 'この期間の記録には、この項目がありません。',
  noValue: '記録あり（この項目は未記入）',
  noPeriod: '月経なし',
  notRead: '記録あり（図の範囲外）',
  moodFrom: '日ごとの気分が図に出るのは{date}からです。',
  analysis: '過負荷の回数',
  medications: '飲んだ薬（回）',
  menstrual: '月経',
  routine: 'ルーティンのステップ',
  nutrition: '記録した食べ物',
  readings: '読み終えた本',
  reminders: '済んだリマインダー',
} satisfies Translated<typeof compare>;
