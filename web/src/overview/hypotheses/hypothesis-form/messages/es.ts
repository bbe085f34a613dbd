import type { Translated } from '#core/messages/translated.ts';
import type hypothesisForm from './pt.ts';

export default {
  ask: 'Nueva idea',
  askLine: 'Dos cosas, o un cambio de medicamento, y un día para mirar.',
  choose: 'Elige',
  causeRequired: 'Elige la primera cosa.',
  outcomeRequired: 'Elige lo que puede ser distinto.',
  changeRequired: 'Elige un cambio.',
  twoRequired: 'En el mismo día, elige dos cosas distintas.',
  nightHint: 'La noche cuenta en el día en que despiertas. Lo que pasa hoy solo puede verse en la noche de 1 día después.',
  days: 'Qué días cuentan',
  coming: 'Solo los días por venir',
  recorded: 'También los 360 días antes del día de mirar',
  daysHint:
    '¿La idea surgió al mirar las estadísticas? Entonces los días pasados ya coinciden con ella, y los próximos responden mejor.',
  weeks: 'Día de mirar',
  weeks0: 'Hoy',
  weeksLater: 'Dentro de {count} semanas',
  todayNeedsRecorded: 'Para mirar hoy, cuenta también los días ya anotados.',
  change: 'Cambio de medicamento',
  changeHint: 'La comparación usa los 60 días antes y los 60 días a partir del cambio.',
  noChange:
    'En los últimos 10 meses no hay cambio de dosis, pausa ni fin en la página Medicamentos. Cuando haya uno, aparecerá aquí.',
  foreseen:
    'A tu ritmo de registros, contarían unos {days} días. En {unit}, una diferencia de {value} o más se vería en cuatro de cada cinco casos.',
  foreseenChange:
    'Sale de tus registros antes del cambio. En {unit}, una diferencia de {value} o más se vería en cuatro de cada cinco casos.',
  foreseenFewDays:
    'A tu ritmo de registros, contarían unos {days} días. Hacen falta 28, con al menos 8 de cada tipo. Tal vez no haya respuesta.',
  foreseenFew: 'Con tan pocos registros, no se puede decir qué diferencia se vería. Tal vez no haya respuesta.',
  fixed: 'Una vez guardada, la idea ya no cambia. Eso mantiene honesta la respuesta. Puedes quitarla cuando quieras.',
  save: 'Guardar la idea',
} satisfies Translated<typeof hypothesisForm>;
