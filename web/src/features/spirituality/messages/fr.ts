import type { Translated } from '#core/messages/translated.ts';
import type spirituality from './pt.ts';

export default {
  title: 'Spiritualité',
  practice: 'Pratique',
  practiceHint: 'Ce qui a du sens pour vous, de toute tradition ou d’aucune.',
  required: 'Écrivez ou choisissez une pratique.',
  suggestions: 'Remplir d’un geste',
  silence: 'Silence',
  breathing: 'Respiration',
  walk: 'Marche attentive',
  gratitude: 'Gratitude',
  reading: 'Lecture qui inspire',
  duration_minutes: 'Durée',
  notes: 'Remarques',
  notesHint: 'Si vous voulez : comment c’était, ce qui est resté.',
  sameAsLast: 'Répéter : {practice}',
  calm: 'Temps de calme',
  calmText: 'Une forme qui diminue lentement, sans chiffres qui défilent.',
  openCalm: 'Ouvrir le temps de calme',
  day: 'Jour',
  summary: '{days, plural, one {Il y a des notes pour # jour} other {Il y a des notes pour # jours}}. Cela fait {total}.',
  summaryOpen:
    '{days, plural, one {Il y a des notes pour # jour, sans durée} other {Il y a des notes pour # jours, sans durée}}.',
} satisfies Translated<typeof spirituality>;
