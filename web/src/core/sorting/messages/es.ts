import type { Translated } from '#core/messages/translated.ts';
import type sorting from './pt.ts';

export default {
  up: 'Subir',
  down: 'Bajar',
  drag: 'Arrastrar',
  moved: '{name}: posición {place} de {count}',
  stayed: '{name} sigue en la misma posición',
} satisfies Translated<typeof sorting>;
