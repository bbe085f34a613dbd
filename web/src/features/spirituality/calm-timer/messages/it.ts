import type { Translated } from '#core/messages/translated.ts';
import type calmTimer from './pt.ts';

export default {
  length: 'Quanto tempo',
  minutes: '{minutes, plural, one {# minuto} other {# minuti}}',
  begin: 'Comincia il tempo di calma',
  close: 'Chiudi il tempo di calma',
  'phase-0': 'Il tempo è cominciato',
  'phase-1': 'È passato un quarto del tempo',
  'phase-2': 'È passata metà del tempo',
  'phase-3': 'Il tempo è quasi finito',
  until: 'Fino alle {time}',
  paused: 'In pausa',
  pausedText: 'Continua quando vuoi.',
  pause: 'Metti in pausa',
  resume: 'Riprendi il tempo',
  end: 'Termina adesso',
  overToast: 'Il tempo di calma è finito',
  over: '{minutes, plural, one {È stato # minuto di calma. Se vuoi, tienilo qui.} other {Sono stati # minuti di calma. Se vuoi, tienili qui.}}',
  record: 'Tieni questo tempo',
} satisfies Translated<typeof calmTimer>;
