import type { Translated } from '#core/messages/translated.ts';
import type markEntry from './pt.ts';

export default {
  mark: 'Portare alla visita',
  unmark: 'Togliere dalla visita',
  marked: 'Segnato per la prossima visita',
  unmarked: 'Tolto dalla lista della visita',
} satisfies Translated<typeof markEntry>;
