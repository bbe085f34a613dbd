import { defineJournal } from '#core/journal/define-journal.ts';
import { choices, integer, optional, text } from '#core/journal/fields.ts';
import { averageLevel } from './social-levels.ts';
import { social } from './social.ts';

/** What often drains a social battery, in the order in which it is asked. */
export const drains = [
  'conversation',
  'meeting',
  'crowd',
  'noise',
  'phone',
  'newPeople',
  'conflict',
  'masking',
  'waiting',
  'screens',
] as const;

/** What often charges it again. */
export const charges = [
  'alone',
  'silence',
  'rest',
  'specialInterest',
  'music',
  'nature',
  'movement',
  'closePerson',
  'animal',
  'play',
] as const;

export type Drain = (typeof drains)[number];
export type Charge = (typeof charges)[number];

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
