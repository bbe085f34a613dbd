import type { Translated } from '#core/messages/translated.ts';
import type moreRows from './pt.ts';

export default {
  more: 'Show {count} more',
  earlier: 'Show {count} earlier',
  shown: 'On the screen: {shown} of {all}',
} satisfies Translated<typeof moreRows>;
