import { defineJournal, type EntryOf } from '#core/journal/define-journal.ts';
import { number, optional, text } from '#core/journal/fields.ts';
import { latestTrend, changeOver } from './weight-trend.ts';
import { weight } from './weight.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';

/** What weight is: kilograms on a day, with notes if wanted. */
export const weightEntries = defineJournal({
  page: weight,
  consent: 'health',
  table: 'weight_entries',
  fields: {
    weight_kg: number({ min: 1, max: 700, step: 0.1, unit: 'kilogram' }),
    notes: optional(text({ maxLength: 5000 })),
  },
  statistics: { latestTrend, changeOver30Days: (entries) => changeOver(entries, 30) },
  exported: ['weight_kg', 'notes'],
});

/** Days that a trend needs before the first day it is shown for, until what came earlier no longer moves it (0.9^90 < 0.0001). */
const runUp = 90;

/**
 * The weighings of these days and of the run-up that their trend needs, oldest first; undefined while they are on their way, none while
 * nobody knows them.
 */
export function useWeighings(from: CalendarDate, to: CalendarDate): readonly EntryOf<typeof weightEntries>[] | undefined {
  const { rows, state, known } = useEntries<EntryOf<typeof weightEntries>>(weightEntries.table, {
    from: addDays(from, -runUp),
    to,
  });
  return state === 'loading' ? undefined : known ? rows : [];
}
