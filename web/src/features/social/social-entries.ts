import { defineJournal } from '#core/journal/define-journal.ts';
import { choices, integer, notes, optional } from '#core/journal/fields.ts';
import { formatNumber } from '#lib/format-number.ts';
import { bandOf } from './battery-bands.ts';
import { averageLevel } from './social-levels.ts';
import { social } from './social.ts';

/** What commonly drains a social battery, in the form's order. */
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

/** What commonly charges a social battery, in the form's order. */
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

/** An entry: the level of social energy in percent, with optional drains and charges. A person may record several a day. */
export const socialEntries = defineJournal({
  page: social,
  consent: 'health',
  table: 'social_entries',
  fields: {
    level: integer({ min: 0, max: 100, step: 5, unit: 'percent' }),
    drains: optional(choices(drains)),
    charges: optional(choices(charges)),
    notes: notes(),
  },
  named: ({ level }, words, locale) =>
    words('levelOf', { percent: formatNumber(level / 100, locale, { style: 'percent' }), band: words(bandOf(level)) }),
  statistics: { averageLevel },
  exported: ['level', 'drains', 'charges', 'notes'],
});
