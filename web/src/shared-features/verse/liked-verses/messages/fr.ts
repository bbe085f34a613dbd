import type { Translated } from '#core/messages/translated.ts';
import type likedVerses from './pt.ts';

export default {
  title: 'Phrases que vous aimez',
  none: 'Quand une phrase vous plaît, elle est gardée ici.',
  unlike: 'Retirer de la liste',
  unlikeNamed: 'Retirer de la liste : {verse}',
} satisfies Translated<typeof likedVerses>;
