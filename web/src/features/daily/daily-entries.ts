import { defineJournal } from '#core/journal/define-journal.ts';
import { choice, optional, text } from '#core/journal/fields.ts';
import { daily } from './daily.ts';
import { dayPatterns, senses, steps } from './senses.ts';

const sense = () => optional(choice(steps));

/** What a check-in is: seven senses, each said or left open, what set something off, how the day was; several a day. */
export const dailyEntries = defineJournal({
  page: daily,
  consent: 'health',
  table: 'daily_entries',
  fields: {
    visual: sense(),
    auditory: sense(),
    tactile: sense(),
    olfactory: sense(),
    proprioceptive: sense(),
    vestibular: sense(),
    interoceptive: sense(),
    sensory_trigger: optional(text({ maxLength: 2000 })),
    day_pattern: optional(choice(dayPatterns)),
    notes: optional(text({ maxLength: 5000 })),
  },
  statistics: {
    sensesSaid: (entries) => senses.filter((name) => entries.some((entry) => entry[name] !== null)).length || null,
  },
  exported: [...senses, 'sensory_trigger', 'day_pattern', 'notes'],
});
