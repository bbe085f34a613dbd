import type { Translated } from '#core/messages/translated.ts';
import type moreRows from './pt.ts';

export default {
  more: '再显示 {count} 条',
  earlier: '显示更早的 {count} 条',
  shown: '已显示 {shown} 条，共 {all} 条',
} satisfies Translated<typeof moreRows>;
