import type { Translated } from '#core/messages/translated.ts';
import type dayPicker from './pt.ts';

export default {
  earlier: 'Mes anterior',
  later: 'Mes siguiente',
  marked: 'con registros',
} satisfies Translated<typeof dayPicker>;
