import type { Translated } from '#core/messages/translated.ts';
import type visualTimer from './pt.ts';

export default {
  length: 'Cuánto tiempo',
  minutes: '{minutes, plural, one {# minuto} other {# minutos}}',
  choose: 'Usar un temporizador',
  other: 'Elegir otro tiempo',
  start: '{minutes, plural, one {Empezar # minuto} other {Empezar # minutos}}',
  begin: 'Empezar el tiempo',
  left: '{minutes, plural, one {Queda más o menos # minuto} other {Quedan más o menos # minutos}}',
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
  sound: 'Sonido suave al final',
  over: 'El tiempo terminó: {about}',
  close: 'Cerrar el tiempo',
} satisfies Translated<typeof visualTimer>;
