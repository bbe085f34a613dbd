import type { Translated } from '#core/messages/translated.ts';
import type dayPicker from './pt.ts';

export default {
  earlier: 'Previous month',
  later: 'Next month',
  marked: 'with entries',
} satisfies Translated<typeof dayPicker>;
