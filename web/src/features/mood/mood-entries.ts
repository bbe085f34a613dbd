import { defineJournal } from '#core/journal/define-journal.ts';
import { choice, integer, optional, text } from '#core/journal/fields.ts';
import { averageIntensity } from './mood-counts.ts';
import { moods } from './moods.ts';
import { mood } from './mood.ts';

/** What mood is: one of twelve, how strong it is, and notes if wanted; several a day. */
export const moodEntries = defineJournal({
  page: mood,
  consent: 'health',
  table: 'mood_entries',
  fields: {
    mood: choice(moods),
    intensity: integer({ min: 1, max: 5 }),
    notes: optional(text({ maxLength: 5000 })),
  },
  statistics: { averageIntensity },
  exported: ['mood', 'intensity', 'notes'],
});
