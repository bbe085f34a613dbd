import type { Translated } from '#core/messages/translated.ts';
import type spirituality from './pt.ts';

export default {
  title: 'Espiritualidad',
  practice: 'Práctica',
  practiceHint: 'Lo que tenga sentido para ti, de cualquier tradición o de ninguna.',
  required: 'Escribe o elige una práctica.',
  suggestions: 'Rellenar con un toque',
  silence: 'Silencio',
  breathing: 'Respiración',
  walk: 'Caminata atenta',
  gratitude: 'Gratitud',
  reading: 'Lectura que inspira',
  duration_minutes: 'Duración',
  notes: 'Notas',
  notesHint: 'Si quieres: cómo fue, qué quedó.',
  sameAsLast: 'Repetir: {practice}',
  calm: 'Tiempo de calma',
  calmText: 'Una forma que se reduce despacio, sin números corriendo.',
  openCalm: 'Abrir el tiempo de calma',
  day: 'Día',
  summary: '{days, plural, one {Hay registros en # día} other {Hay registros en # días}}. Suman {total}.',
  summaryOpen:
    '{days, plural, one {Hay registros en # día, sin duración anotada} other {Hay registros en # días, sin duración anotada}}.',
} satisfies Translated<typeof spirituality>;
