import { addDays, addMonths, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';

/** Days in a row, both ends included. */
export interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** What one place of a picture stands for. */
export type Grain = 'day' | 'week' | 'month';

/** A month with fewer days than this in a span is no month to set beside others. */
const halfMonth = 15;

/**
 * The places of a picture of a span, in their order. Weeks are counted back from the last day, so that the newest is whole, and the days that are
 * left over at the beginning belong to the first: a "week" of a single day would end every line in a leap. Months are those of the calendar; one
 * that the span barely touches belongs to its neighbour.
 */
export function placesOfSpan({ from, to }: Days, grain: Grain): readonly Days[] {
  const starts = { day: daysFrom, week: weeksUntil, month: monthsFrom }[grain](from, to);
  return starts.map((start, index) => {
    const after = starts[index + 1];
    return { from: start, to: after === undefined ? to : addDays(after, -1) };
  });
}

function daysFrom(from: CalendarDate, to: CalendarDate): readonly CalendarDate[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

function weeksUntil(from: CalendarDate, to: CalendarDate): readonly CalendarDate[] {
  const weeks = Math.max(1, Math.floor((daysBetween(from, to) + 1) / 7));
  return Array.from({ length: weeks }, (_, index) => (index === 0 ? from : addDays(to, 1 - 7 * (weeks - index))));
}

function monthsFrom(from: CalendarDate, to: CalendarDate): readonly CalendarDate[] {
  const firsts: CalendarDate[] = [];
  for (let at = nextMonth(from); at <= to; at = nextMonth(at)) firsts.push(at);
  const [second] = firsts;
  const last = firsts.at(-1);
  // The last goes first: of two short months one place remains.
  if (last !== undefined && daysBetween(last, to) + 1 < halfMonth) firsts.pop();
  if (second !== undefined && firsts.length > 0 && daysBetween(from, second) < halfMonth) firsts.shift();
  return [from, ...firsts];
}

const nextMonth = (day: CalendarDate) => addMonths(`${day.slice(0, 7)}-01` as CalendarDate, 1);
