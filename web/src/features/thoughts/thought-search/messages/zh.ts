import type { Translated } from '#core/messages/translated.ts';
import type thoughtSearch from './pt.ts';

export default {
  label: '词语',
  hint: '不区分大小写。',
  found: '{count, plural, =0 {没有包含这些词的想法。} other {有 # 个想法包含这些词。}}',
  foundHere: '{count, plural, =0 {此设备上没有包含这些词的想法。} other {此设备上有 # 个想法包含这些词。}}',
  openDay: '打开{date}',
} satisfies Translated<typeof thoughtSearch>;
