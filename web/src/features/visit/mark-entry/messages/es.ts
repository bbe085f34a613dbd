import type { Translated } from '#core/messages/translated.ts';
import type markEntry from './pt.ts';

export default {
  mark: 'Llevar a la consulta',
  unmark: 'No llevar a la consulta',
  marked: 'Marcado para la próxima consulta',
  unmarked: 'Fuera de la lista de la consulta',
} satisfies Translated<typeof markEntry>;
