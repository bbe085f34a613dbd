import type { Translated } from '#core/messages/translated.ts';
import type calmTimer from './pt.ts';

export default {
  length: 'Cuánto tiempo',
  minutes: '{minutes, plural, one {# minuto} other {# minutos}}',
  begin: 'Empezar el tiempo de calma',
  close: 'Cerrar el tiempo de calma',
  'phase-0': 'El tiempo empezó',
  'phase-1': 'Ya pasó una cuarta parte',
  'phase-2': 'Ya pasó la mitad',
  'phase-3': 'Ya casi termina',
  until: 'Va hasta las {time}',
  paused: 'En pausa',
  pausedText: 'Continúa cuando quieras.',
  pause: 'Pausar el tiempo',
  resume: 'Continuar el tiempo',
  end: 'Terminar ahora',
  overToast: 'El tiempo de calma terminó',
  over: '{minutes, plural, one {Fue # minuto de calma. Si quieres, guárdalo aquí.} other {Fueron # minutos de calma. Si quieres, guárdalos aquí.}}',
  record: 'Guardar este tiempo',
} satisfies Translated<typeof calmTimer>;
