import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { placesOfSpan, type Days, type Grain } from '#lib/places-of-span.ts';
import { daysIn, type Span } from './spans.ts';

/** A day, a week or a month of a picture, and the values of its days; none where nothing was recorded. */
export interface Place extends Days {
  readonly values: readonly number[];
}

/** How fine a picture can be: so that a small one has at most some sixty places. */
export function stepOf(span: Span): Grain {
  const days = daysIn(span);
  return days <= 62 ? 'day' : days <= 420 ? 'week' : 'month';
}

/** Sorts the days' values into the places of a picture. */
export function seriesOf(values: ReadonlyMap<CalendarDate, number>, span: Span): readonly Place[] {
  const places = placesOfSpan(span, stepOf(span)).map((days) => ({ ...days, values: [] as number[] }));
  let place = 0;
  for (const date of [...values.keys()].sort()) {
    if (date < span.from || date > span.to) continue;
    while ((places[place]?.to ?? span.to) < date) place += 1;
    places[place]?.values.push(values.get(date) ?? 0);
  }
  return places;
}
