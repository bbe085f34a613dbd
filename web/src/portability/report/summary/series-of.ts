import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { chartBuckets, type Days, type Grain } from '#lib/chart-buckets.ts';
import { daysIn, type Span } from './spans.ts';

/** A day, week or month of a chart, with its recorded values. */
export interface Place extends Days {
  readonly values: readonly number[];
}

/** The step (day, week or month) with which a small chart has about sixty points at most. */
export function stepOf(span: Span): Grain {
  const days = daysIn(span);
  return days <= 62 ? 'day' : days <= 420 ? 'week' : 'month';
}

/** Groups the daily values by the days, weeks or months of a chart. */
export function seriesOf(values: ReadonlyMap<CalendarDate, number>, span: Span): readonly Place[] {
  const places = chartBuckets(span, stepOf(span)).map((days) => ({ ...days, values: [] as number[] }));
  let place = 0;
  for (const date of [...values.keys()].sort()) {
    if (date < span.from || date > span.to) continue;
    while ((places[place]?.to ?? span.to) < date) place += 1;
    places[place]?.values.push(values.get(date) ?? 0);
  }
  return places;
}
