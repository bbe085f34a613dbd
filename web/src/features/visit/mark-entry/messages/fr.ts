import type { Translated } from '#core/messages/translated.ts';
import type markEntry from './pt.ts';

export default {
  mark: 'Emporter à la consultation',
  unmark: 'Retirer de la consultation',
  marked: 'Marqué pour la prochaine consultation',
  unmarked: 'Retiré de la consultation',
} satisfies Translated<typeof markEntry>;
