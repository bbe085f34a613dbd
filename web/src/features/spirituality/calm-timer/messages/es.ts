import type { Translated } from '#core/messages/translated.ts';
import type calmTimer from './pt.ts';

export default {
  length: 'Cuánto tiempo',
  minutes: '{minutes, plural, one {# minuto} other {# minutos}}',
  begin: 'Empezar el tiempo',
  close: 'Cerrar el tiempo de calma',
  'phase-0': 'El tiempo ha empezado',
  'phase-1': 'Un cuarto ya está lleno',
  'phase-2': 'La mitad ya está llena',
  'phase-3': 'Está casi lleno',
  until: 'Va hasta las {time}',
  paused: 'En pausa',
  pausedText: 'El tiempo te espera.',
  pause: 'Pausar el tiempo',
  resume: 'Continuar el tiempo',
  end: 'Terminar ahora',
  overToast: 'El tiempo de calma terminó',
  over: '{minutes, plural, one {Fue # minuto de calma. Si quieres, guárdalo aquí.} other {Fueron # minutos de calma. Si quieres, guárdalos aquí.}}',
  record: 'Guardar este tiempo',
} satisfies Translated<typeof calmTimer>;
