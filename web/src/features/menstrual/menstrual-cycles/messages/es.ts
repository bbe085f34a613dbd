import type { Translated } from '#core/messages/translated.ts';
import type menstrualCycles from './pt.ts';

export default {
  next: 'Próximas menstruaciones',
  tooFew: 'Todavía no se puede prever. Con tres ciclos completos, los intervalos aparecen aquí.',
  varied: 'Tus ciclos varían bastante, y eso pasa. Por eso ahora no hay previsión.',
  allBehind: 'Los días previstos ya pasaron. El próximo inicio que anotes renueva la previsión.',
  range: 'entre el {from} y el {to}',
  countedFrom: 'Contado desde el {date}, con ciclos de unos {days, plural, one {# día} other {# días}}.',
  pauseAsk: 'Pausar cuenta y previsiones',
  pause: 'Pausar previsiones',
  reasonHint: 'Puedes dejarlo sin respuesta.',
  paused: 'Previsiones en pausa',
  pausedHere: 'Previsiones en pausa en este dispositivo',
  resume: 'Retomar previsiones',
  resumed: 'Previsiones de vuelta',
  resumedHere: 'Previsiones de vuelta en este dispositivo',
  notChanged: 'El cambio no se guardó',
  months: 'Meses',
  earlier: 'Mes anterior',
  later: 'Mes siguiente',
  monthSummary:
    '{days, plural, =0 {Ningún día de menstruación anotado este mes.} one {Hay # día de menstruación anotado este mes.} other {Hay # días de menstruación anotados este mes.}}',
  'mark-period': 'menstruación, sin flujo anotado',
  'mark-moderate': 'menstruación con flujo: cuantos más trazos, más flujo',
  'mark-expected': 'puede empezar la menstruación',
  'mark-other': 'otro registro',
  day: 'Día',
  said: 'Registros',
  cycles: 'Ciclos anteriores',
  cyclesSummary:
    '{count, plural, one {Hay # ciclo completo, de {longest} días.} other {Hay # ciclos completos, de {shortest} a {longest} días.}} La media es de {average} días.',
  noCycle: 'Un ciclo se completa cuando empieza la menstruación siguiente.',
  leftOut: 'Los ciclos de más de 99 días quedan fuera de la media.',
  start: 'Inicio',
  length: 'Duración',
  days: '{days, plural, one {# día} other {# días}}',
} satisfies Translated<typeof menstrualCycles>;
