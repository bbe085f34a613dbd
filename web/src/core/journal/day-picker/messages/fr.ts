import type { Translated } from '#core/messages/translated.ts';
import type dayPicker from './pt.ts';

export default {
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  marked: 'avec des notes',
} satisfies Translated<typeof dayPicker>;
