import type { Translated } from '#core/messages/translated.ts';
import type foodTable from './pt.ts';

export default {
  found: '{count, plural, other {食物成分表中有 # 种}}',
  foods: '食物成分表中的食物',
  source: '数值来自 USDA SR28 食物成分表，不含你烹调时加的盐和油。',
  measures: '按量添加',
  amount: '{measure}（{amount}）',
  unit: '1 个',
  small: '小的 1 个',
  medium: '中等的 1 个',
  large: '大的 1 个',
  slice: '1 片',
  fillet: '鱼片 1 块',
  teaspoon: '1 茶匙',
  tablespoon: '1 汤匙',
  cup: '1 量杯',
  pot: '1 小盒',
  packet: '1 包',
  can: '1 罐',
  bar: '1 条',
  serving: '1 份',
} satisfies Translated<typeof foodTable>;
