import type { Translated } from '#core/messages/translated.ts';
import type sorting from './pt.ts';

export default {
  up: 'Monter',
  down: 'Descendre',
  drag: 'Faire glisser',
  moved: '{name} : position {place} sur {count}',
  stayed: '{name} reste à la même position',
} satisfies Translated<typeof sorting>;
