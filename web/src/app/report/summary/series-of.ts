import { addDays, addMonths, type CalendarDate } from '#lib/calendar-date.ts';
import { daysIn, type Span } from './spans.ts';

/** A day, a week or a month of a picture, and the values of its days; none where nothing was recorded. */
export interface Place {
  readonly from: CalendarDate;
  readonly values: readonly number[];
}

export type Step = 'day' | 'week' | 'month';

/** How fine a picture can be: so that a small one has at most some sixty places. */
export function stepOf(span: Span): Step {
  const days = daysIn(span);
  return days <= 62 ? 'day' : days <= 420 ? 'week' : 'month';
}

/** Sorts the days' values into the places of a picture, from the span's first day. Months are those of the calendar. */
export function seriesOf(values: ReadonlyMap<CalendarDate, number>, span: Span): readonly Place[] {
  const step = stepOf(span);
  const places: { from: CalendarDate; values: number[] }[] = [];
  for (let from = span.from; from <= span.to; from = next(from, step)) places.push({ from, values: [] });
  let place = 0;
  for (const date of [...values.keys()].sort()) {
    if (date < span.from || date > span.to) continue;
    while ((places[place + 1]?.from ?? '9999') <= date) place += 1;
    places[place]?.values.push(values.get(date) ?? 0);
  }
  return places;
}

function next(from: CalendarDate, step: Step): CalendarDate {
  if (step === 'day') return addDays(from, 1);
  if (step === 'week') return addDays(from, 7);
  return addMonths(`${from.slice(0, 7)}-01` as CalendarDate, 1);
}
