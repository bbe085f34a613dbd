import { defineJournal } from '#core/journal/define-journal.ts';
import { integer, notes } from '#core/journal/fields.ts';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { water } from './water.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { mean } from '#lib/aggregates.ts';

interface Drunk {
  readonly date: CalendarDate;
  readonly amount_ml: number;
}

/** The millilitres of each day. A day without a record is not in the map, because its amount is unknown rather than zero. */
export function dailyAmounts(entries: readonly Drunk[]): ReadonlyMap<CalendarDate, number> {
  const amounts = new Map<CalendarDate, number>();
  for (const { date, amount_ml } of entries) amounts.set(date, (amounts.get(date) ?? 0) + amount_ml);
  return amounts;
}

/** The mean amount of the days that have a record, in whole millilitres; null if there are none. */
export function averagePerDay(entries: readonly Drunk[]): number | null {
  const average = mean(dailyAmounts(entries).values());
  return average === null ? null : Math.round(average);
}

/** A water entry: an amount in millilitres, with optional notes. A person may record several a day. */
export const waterEntries = defineJournal({
  page: water,
  consent: 'health',
  table: 'water_entries',
  fields: {
    amount_ml: integer({ min: 1, max: 5000, step: 50, unit: 'milliliter' }),
    notes: notes(),
  },
  named: ({ amount_ml }, _words, locale) => formatMeasure(amount_ml, 'milliliter', locale),
  statistics: { averagePerDay },
  exported: ['amount_ml', 'notes'],
});

/** How many amounts other than the person's glass are offered at most. */
const offered = 3;

/**
 * The most frequent recent amounts other than the person's usual glass. They are sorted by size, so that a press does not
 * change their order.
 */
export function otherSizes(entries: readonly { readonly amount_ml: number }[], glass: number): readonly number[] {
  const times = new Map<number, number>();
  for (const { amount_ml } of entries) if (amount_ml !== glass) times.set(amount_ml, (times.get(amount_ml) ?? 0) + 1);
  return [...times]
    .sort(([oneSize, one], [otherSize, other]) => other - one || oneSize - otherSize)
    .slice(0, offered)
    .map(([size]) => size)
    .sort((one, other) => one - other);
}
