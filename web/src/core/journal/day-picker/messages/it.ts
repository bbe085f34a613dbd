import type { Translated } from '#core/messages/translated.ts';
import type dayPicker from './pt.ts';

export default {
  earlier: 'Mese precedente',
  later: 'Mese successivo',
  marked: 'con annotazioni',
} satisfies Translated<typeof dayPicker>;
