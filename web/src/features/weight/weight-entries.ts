import { defineJournal, type EntryOf } from '#core/journal/define-journal.ts';
import { notes, number } from '#core/journal/fields.ts';
import { latestTrend, changeOver } from './weight-trend.ts';
import { weight } from './weight.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';

/** A weight entry: kilograms, with optional notes. */
export const weightEntries = defineJournal({
  page: weight,
  consent: 'health',
  table: 'weight_entries',
  fields: {
    weight_kg: number({ min: 1, max: 700, step: 0.1, unit: 'kilogram' }),
    notes: notes(),
  },
  statistics: { latestTrend, changeOver30Days: (entries) => changeOver(entries, 30) },
  exported: ['weight_kg', 'notes'],
});

/** Whether two weights differ by more than a fifth. A real change between two weighings is rarely so large. */
export const isFarFrom = (last: number, typed: number): boolean => Math.abs(typed - last) > last / 5;

/** The trend needs weighings of this many days before the period. Older ones hardly affect it (0.9^90 < 0.0001). */
const runUp = 90;

/**
 * The weighings of the period and of the days before it that its trend needs, oldest first. Undefined while loading; empty
 * if they cannot be loaded.
 */
export function useWeighings(from: CalendarDate, to: CalendarDate): readonly EntryOf<typeof weightEntries>[] | undefined {
  const { rows, state, known } = useEntries<EntryOf<typeof weightEntries>>(weightEntries.table, {
    from: addDays(from, -runUp),
    to,
  });
  return state === 'loading' ? undefined : known ? rows : [];
}
