import type { Translated } from '#core/messages/translated.ts';
import type moreRows from './pt.ts';

export default {
  more: 'さらに{count}件を表示',
  earlier: '前の{count}件を表示',
  shown: '{all}件のうち{shown}件を表示',
} satisfies Translated<typeof moreRows>;
