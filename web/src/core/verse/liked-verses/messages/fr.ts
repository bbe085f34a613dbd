import type { Translated } from '#core/messages/translated.ts';
import type likedVerses from './pt.ts';

export default {
  title: 'Versets que vous aimez',
  none: 'Quand un verset vous plaît, il est gardé ici.',
  unlike: 'Retirer de la liste',
  unlikeNamed: 'Retirer de la liste : {verse}',
} satisfies Translated<typeof likedVerses>;
