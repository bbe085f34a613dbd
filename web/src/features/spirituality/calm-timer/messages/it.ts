import type { Translated } from '#core/messages/translated.ts';
import type calmTimer from './pt.ts';

export default {
  length: 'Quanto tempo',
  minutes: '{minutes, plural, one {# minuto} other {# minuti}}',
  begin: 'Comincia il tempo',
  close: 'Chiudi il tempo di calma',
  'phase-0': 'Il tempo è cominciato',
  'phase-1': 'Un quarto è già pieno',
  'phase-2': 'La metà è già piena',
  'phase-3': 'È quasi pieno',
  until: 'Fino alle {time}',
  paused: 'In pausa',
  pausedText: 'Il tempo ti aspetta.',
  pause: 'Metti in pausa',
  resume: 'Riprendi il tempo',
  end: 'Termina adesso',
  overToast: 'Il tempo di calma è finito',
  over: '{minutes, plural, one {È stato # minuto di calma. Se vuoi, tienilo qui.} other {Sono stati # minuti di calma. Se vuoi, tienili qui.}}',
  record: 'Tieni questo tempo',
} satisfies Translated<typeof calmTimer>;
