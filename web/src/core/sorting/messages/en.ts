import type { Translated } from '#core/messages/translated.ts';
import type sorting from './pt.ts';

export default {
  up: 'Move up',
  down: 'Move down',
  drag: 'Drag',
  moved: '{name}: position {place} of {count}',
  stayed: '{name} stays where it was',
} satisfies Translated<typeof sorting>;
