import { defineJournal } from '#core/journal/define-journal.ts';
import { choice, choices, notes, optional, text } from '#core/journal/fields.ts';
import { daily } from './daily.ts';
import { dayPatterns, senses, sensoryResponses, steps } from './senses.ts';

const sense = () => optional(choice(steps));

/**
 * A check-in: how strongly each of seven senses perceives, triggers, responses, and the day as a whole. All senses are
 * optional. A person may record several a day.
 */
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
    sensory_responses: optional(choices(sensoryResponses)),
    day_pattern: optional(choice(dayPatterns)),
    notes: notes(),
  },
  named: (entry, words) => {
    const [only, another] = senses.filter((name) => entry[name] !== null);
    return only && !another ? words(only) : null;
  },
  statistics: {
    sensesSaid: (entries) => senses.filter((name) => entries.some((entry) => entry[name] !== null)).length || null,
  },
  exported: [...senses, 'sensory_trigger', 'sensory_responses', 'day_pattern', 'notes'],
});
