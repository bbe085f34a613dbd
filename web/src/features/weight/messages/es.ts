import type { Translated } from '#core/messages/translated.ts';
import type weight from './pt.ts';

export default {
  title: 'Peso',
  weight_kg: 'Peso',
  required: 'Por favor, escribe tu peso.',
  farFromLast: 'Este peso es muy distinto del último. Comprueba si el número es el que querías.',
  notes: 'Notas',
  notesHint: 'Puedes dejarlo en blanco.',
  sameAsLastHidden: 'Repetir lo último',
  sameAsLast: 'Repetir: {weight}',
  trendOnly: 'Ver solo la tendencia',
  trendOnlyHint: 'Los números de cada día se guardan, pero no se muestran.',
  hidden: 'Peso anotado',
  trend: 'Tendencia',
  trendNow: 'Tendencia ahora: {weight}',
  trendMeans: 'La tendencia suaviza lo que cambia de un día a otro.',
  change: 'Cambio de la tendencia',
  overDays: '{days, plural, one {En # día} other {En # días}}',
  changeUnknown: 'aún sin datos para comparar',
  day: 'Día',
  summary: '{days, plural, one {Hay peso en # día} other {Hay pesos en # días}}. La tendencia va de {first} a {last}.',
} satisfies Translated<typeof weight>;
