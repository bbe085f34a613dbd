import type { Translated } from '#core/messages/translated.ts';
import type spirituality from './pt.ts';

export default {
  title: 'Spirituality',
  practice: 'Practice',
  practiceHint: 'Whatever makes sense to you, of any tradition or of none.',
  required: 'Write or choose a practice.',
  suggestions: 'Fill in with one tap',
  silence: 'Silence',
  breathing: 'Breathing',
  walk: 'Mindful walk',
  gratitude: 'Gratitude',
  reading: 'Inspiring reading',
  duration_minutes: 'Duration',
  notes: 'Notes',
  notesHint: 'If you like: how it was, what stayed.',
  sameAsLast: 'Repeat: {practice}',
  calm: 'Calm time',
  calmText: 'A shape that shrinks slowly, with no numbers running.',
  openCalm: 'Open calm time',
  day: 'Day',
  summary: '{days, plural, one {There are entries on # day} other {There are entries on # days}}. They add up to {total}.',
  summaryOpen:
    '{days, plural, one {There are entries on # day, with no duration recorded} other {There are entries on # days, with no duration recorded}}.',
} satisfies Translated<typeof spirituality>;
