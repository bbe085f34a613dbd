import type { Translated } from '#core/messages/translated.ts';
import type dayPicker from './pt.ts';

export default {
  earlier: '前の月',
  later: '次の月',
  marked: '記録あり',
} satisfies Translated<typeof dayPicker>;
