import type { Translated } from '#core/messages/translated.ts';
import type hypothesisForm from './pt.ts';

export default {
  askLine: 'Una pregunta y el día de su respuesta.',
  otherKind: 'Medicamento o días alternos',
  details: 'Cuándo, y qué días cuentan',
  planDetails: 'Períodos, comienzo y duración',
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
  practiceRequired: 'Elige qué alternar.',
  ownRequired: 'Escribe qué alternar.',
  planSafe:
    'Algo que puedes hacer y dejar de hacer sin riesgo. Un medicamento nunca se alterna sin la palabra de quien lo recetó.',
  ownMedicine: 'Esto está en tu lista de medicamentos.',
  ownMedicineText:
    'Esto está en tu lista de medicamentos. Un medicamento nunca se alterna sin la palabra de quien lo recetó. Por eso, un plan con él no empieza aquí.',
  planNight: 'La noche cuenta en el día en que despiertas. Por eso, cada día del plan se compara por la noche siguiente.',
  stretchOf: '{count, plural, one {# día} many {# días} other {# días}}',
  stretchHint:
    'Un sorteo decide el orden, en pares: un período con y otro sin. Lo que tarda en hacer efecto, o en pasar, pide períodos largos. El primer día de cada período también cuenta, así que un efecto lento parece menor de lo que es.',
  planStart: 'Primer día del plan',
  startRequired: 'Elige un día entre hoy y dentro de 60 días.',
  planWeeks: 'Por cuánto tiempo',
  planWeeksOf: '{count} semanas',
  planLook: 'La respuesta aparece el {day}.',
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
