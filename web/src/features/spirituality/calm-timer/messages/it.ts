import type { Translated } from '#core/messages/translated.ts';
import type calmTimer from './pt.ts';

export default {
  begin: 'Comincia il tempo di calma',
  close: 'Chiudi il tempo di calma',
  over: '{minutes, plural, one {È stato # minuto di calma. Se vuoi, tienilo qui.} other {Sono stati # minuti di calma. Se vuoi, tienili qui.}}',
  record: 'Tieni questo tempo',
} satisfies Translated<typeof calmTimer>;
