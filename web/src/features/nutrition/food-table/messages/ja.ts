import type { Translated } from '#core/messages/translated.ts';
import type foodTable from './pt.ts';

export default {
  found: '{count, plural, other {成分表の食品：#件}}',
  foods: '成分表の食品',
  source: '値はUSDA SR28の成分表によります。調理で加える塩や油は含みません。',
  measures: '量を足す',
  amount: '{measure}（{amount}）',
  unit: '1個',
  small: '小1個',
  medium: '中1個',
  large: '大1個',
  slice: '1切れ',
  fillet: '切り身1枚',
  teaspoon: '小さじ1杯',
  tablespoon: '大さじ1杯',
  cup: '米国カップ1杯',
  pot: '1パック',
  packet: '1袋',
  can: '1缶',
  bar: '1本',
  serving: '1人前',
} satisfies Translated<typeof foodTable>;
