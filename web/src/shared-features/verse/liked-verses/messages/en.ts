import type { Translated } from '#core/messages/translated.ts';
import type likedVerses from './pt.ts';

export default {
  title: 'Verses you like',
  none: 'When you like a verse, it is kept here.',
  unlike: 'Take off the list',
  unlikeNamed: 'Take off the list: {verse}',
} satisfies Translated<typeof likedVerses>;
