import type { Translated } from '#core/messages/translated.ts';
import type sorting from './pt.ts';

export default {
  up: '上移',
  down: '下移',
  drag: '拖动',
  moved: '{name}：第 {place} 位，共 {count} 位',
  stayed: '{name}的位置保持不变',
} satisfies Translated<typeof sorting>;
