import type { Translated } from '#core/messages/translated.ts';
import type compare from './pt.ts';

export default {
  rule: 'Son dos cosas en los mismos días. Una no explica la otra. Cada imagen tiene su propia escala.',
  above: 'Arriba',
  below: 'Abajo',
  value: '{name}: {value}',
  tagDays: 'Días con la etiqueta «{name}»',
  tagTotal: 'Con la etiqueta, {count} de {days, plural, one {# día} many {# días} other {# días}}.',
  onlyOne: 'Para comparar, hacen falta registros de un tema más en estos días.',
  empty: 'No hay registros en estos días.',
  onlyWithout: 'Hay registros en estos días, pero sin este dato.',
  noValue: 'hay registro, sin este dato',
  noPeriod: 'sin menstruación',
  notRead: 'hay registro, fuera del dibujo',
  moodFrom: 'El ánimo de cada día aparece a partir del {date}.',
  analysis: 'Sobrecargas',
  medications: 'Dosis tomadas',
  menstrual: 'Menstruación',
  routine: 'Pasos de la rutina',
  nutrition: 'Alimentos anotados',
  readings: 'Lecturas terminadas',
  reminders: 'Recordatorios hechos',
} satisfies Translated<typeof compare>;
