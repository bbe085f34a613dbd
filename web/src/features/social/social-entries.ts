import { defineJournal } from '#core/journal/define-journal.ts';
import { choices, integer, optional, text } from '#core/journal/fields.ts';
import { averageLevel } from './day-levels.ts';
import { charges, drains } from './drains-and-charges.ts';
import { social } from './social.ts';

/** What an entry is: how full the battery is, and what drained or charged it as far as the person says; several a day. */
export const socialEntries = defineJournal({
  page: social,
  consent: 'health',
  table: 'social_entries',
  fields: {
    level: integer({ min: 0, max: 100, step: 5, unit: 'percent' }),
    drains: optional(choices(drains)),
    charges: optional(choices(charges)),
    notes: optional(text({ maxLength: 5000 })),
  },
  statistics: { averageLevel },
  exported: ['level', 'drains', 'charges', 'notes'],
});
