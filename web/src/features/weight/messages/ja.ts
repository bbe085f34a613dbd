import type { Translated } from '#core/messages/translated.ts';
import type weight from './pt.ts';

export default {
  title: '体重',
  weight_kg: '体重',
  required: '体重を入力してください。',
  farFromLast: '前回の体重とかなり違います。数字が合っているか確かめてください。',
  notes: 'メモ',
  notesHint: '空欄のままでもかまいません。',
  sameAsLastHidden: '前回と同じ',
  sameAsLast: '前回と同じ：{weight}',
  trendOnly: '傾向だけを表示',
  trendOnlyHint: '毎日の数字は保存されますが、表示されません。',
  hidden: '体重を記録済み',
  trend: '傾向',
  trendNow: '今の傾向：{weight}',
  trendMeans: '傾向は、日ごとの変化をなだらかにしたものです。',
  change: '傾向の変化',
  overDays: '{days, plural, other {#日間}}',
  changeUnknown: '比べるデータがまだありません',
  day: '日',
  summary: '{days, plural, other {#日分の体重があります}}。傾向は{first}から{last}です。',
} satisfies Translated<typeof weight>;
