import type { Translated } from '#core/messages/translated.ts';
import type likedVerses from './pt.ts';

export default {
  title: 'Versi che ti piacciono',
  none: 'Quando un verso ti piace, resta qui.',
  unlike: 'Togli dalla lista',
  unlikeNamed: 'Togli dalla lista: {verse}',
} satisfies Translated<typeof likedVerses>;
