import type { Translated } from '#core/messages/translated.ts';
import type visualTimer from './pt.ts';

export default {
  length: 'Quanto tempo',
  minutes: '{minutes, plural, one {# minuto} other {# minuti}}',
  choose: 'Usa un timer',
  other: 'Scegli un altro tempo',
  start: '{minutes, plural, one {Avvia # minuto} other {Avvia # minuti}}',
  begin: 'Avvia il timer',
  left: '{minutes, plural, one {Manca circa # minuto} other {Mancano circa # minuti}}',
  'phase-0': 'Il timer è partito',
  'phase-1': 'È passato un quarto del tempo',
  'phase-2': 'È passata metà del tempo',
  'phase-3': 'Il tempo è quasi finito',
  until: 'Fino alle {time}',
  paused: 'In pausa',
  pausedText: 'Continua quando vuoi.',
  pause: 'Metti in pausa',
  resume: 'Riprendi il timer',
  end: 'Termina adesso',
  sound: 'Suono leggero alla fine',
  over: 'Il tempo è finito: {about}',
  close: 'Chiudi il timer',
} satisfies Translated<typeof visualTimer>;
