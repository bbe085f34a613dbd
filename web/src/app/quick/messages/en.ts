import type { Translated } from '#core/messages/translated.ts';
import type quick from './pt.ts';

export default {
  title: 'Record something now',
  text: 'What you record here goes to today.',
  others: 'Record something else',
  keys: 'On a keyboard, F2 opens this window on any page, and the keys 1 to 9 choose. F1 opens Help now.',
  close: 'Close',
  none: 'No page of your menu has quick entries. You can show others in Settings.',
} satisfies Translated<typeof quick>;
