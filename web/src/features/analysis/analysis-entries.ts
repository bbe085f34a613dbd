import { defineJournal } from '#core/journal/define-journal.ts';
import { choice, choices, integer, notes, optional, text, time, type Values } from '#core/journal/fields.ts';
import { sum } from '#lib/aggregates.ts';
import { analysis } from './analysis.ts';
import { helpers, occurrences, strategies, triggers } from './overload-choices.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { dateOf } from '#lib/local-date.ts';
import { clockTimeOf, type ClockTime } from '#lib/clock-time.ts';

/**
 * An analysis entry: whether the person was overloaded, for example by noise or people, with optional details. A person may
 * record several a day.
 */
export const analysisEntries = defineJournal({
  page: analysis,
  consent: 'health',
  table: 'analysis_entries',
  written: notedTime,
  fields: {
    occurred: choice(occurrences),
    triggers: optional(choices(triggers)),
    intensity: optional(integer({ min: 1, max: 5 })),
    duration_minutes: optional(integer({ min: 1, max: 2880, step: 5, unit: 'minute' })),
    early_signs: optional(text({ maxLength: 2000 })),
    strategies: optional(choices(strategies)),
    own_strategy: optional(text({ maxLength: 300 })),
    helped_most: optional(choice(helpers)),
    notes: notes(),
    noted_time: optional(time()),
  },
  statistics: {
    overloads: (entries) => entries.filter(({ occurred }) => occurred === 'yes').length || null,
    minutes: (entries) => sum(entries.map(({ duration_minutes }) => duration_minutes)),
  },
  exported: [
    'occurred',
    'triggers',
    'intensity',
    'duration_minutes',
    'early_signs',
    'strategies',
    'own_strategy',
    'helped_most',
    'notes',
    'noted_time',
  ],
});

/** The values of an entry that says only that no overload occurred. */
export const noOverload: Values<typeof analysisEntries.fields> = {
  occurred: 'no',
  triggers: null,
  intensity: null,
  duration_minutes: null,
  early_signs: null,
  strategies: null,
  own_strategy: null,
  helped_most: null,
  notes: null,
  noted_time: null,
};

/** The current local time for an entry of today. For another day it is null, because the hour is unknown. */
export function notedTime(date: CalendarDate, now: Date): { readonly noted_time: ClockTime | null } {
  return { noted_time: date === dateOf(now) ? clockTimeOf(now) : null };
}
