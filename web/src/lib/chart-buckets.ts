import { addDays, addMonths, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';

/** Consecutive days, both ends included. */
export interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Bucket size of a chart. */
export type Grain = 'day' | 'week' | 'month';

/** A month with fewer than this many days in the span gets no own bucket: it is not comparable with whole months. */
const halfMonth = 15;

/**
 * The buckets of a chart over a span, in order. The last week ends on the last day of the span. Days left over at the
 * beginning join the first week, because a "week" of one day would distort the line. A calendar month with few days in the
 * span joins its neighbour.
 */
export function chartBuckets({ from, to }: Days, grain: Grain): readonly Days[] {
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
  // Drop a short last month before a short first month. A span of only two short months then becomes one bucket.
  if (last !== undefined && daysBetween(last, to) + 1 < halfMonth) firsts.pop();
  if (second !== undefined && firsts.length > 0 && daysBetween(from, second) < halfMonth) firsts.shift();
  return [from, ...firsts];
}

const nextMonth = (day: CalendarDate) => addMonths(`${day.slice(0, 7)}-01` as CalendarDate, 1);
