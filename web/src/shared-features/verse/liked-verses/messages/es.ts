import type { Translated } from '#core/messages/translated.ts';
import type likedVerses from './pt.ts';

export default {
  title: 'Versos que te gustan',
  none: 'Cuando te guste un verso, quedará guardado aquí.',
  unlike: 'Eliminar de la lista',
  unlikeNamed: 'Eliminar de la lista: {verse}',
} satisfies Translated<typeof likedVerses>;
