import type { Translated } from '#core/messages/translated.ts';
import type sorting from './pt.ts';

export default {
  up: 'Sposta su',
  down: 'Sposta giù',
  drag: 'Trascina',
  moved: '{name}: posizione {place} di {count}',
  stayed: '{name} resta nella stessa posizione',
} satisfies Translated<typeof sorting>;
