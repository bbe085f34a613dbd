import type { Translated } from '#core/messages/translated.ts';
import type compare from './pt.ts';

export default {
  rule: 'Son dos cosas en los mismos días. Una no explica la otra. Cada imagen tiene su propia escala.',
  above: 'Arriba',
  below: 'Abajo',
  value: '{name}: {value}',
  empty: 'No hay registros en estos días.',
  moodOfYear: 'El ánimo de cada día aparece solo en el último año.',
  analysis: 'Sobrecargas',
  medications: 'Dosis tomadas',
  menstrual: 'Menstruación',
  routine: 'Pasos de la rutina',
  nutrition: 'Alimentos anotados',
  readings: 'Lecturas terminadas',
  reminders: 'Recordatorios hechos',
} satisfies Translated<typeof compare>;
