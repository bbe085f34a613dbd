import { mean } from '#lib/aggregates.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

interface Situation {
  readonly date: CalendarDate;
  readonly effort: number | null;
}

/** Seven days of a period: the number of situations (null without a record), and the mean of the stated efforts. */
export interface WeekLoad {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly situations: number | null;
  readonly effort: number | null;
}

/**
 * The load of every seven days, oldest first. The weeks are counted back from the last day of the period, and an incomplete
 * first week is omitted.
 */
export function weeklyLoad(entries: readonly Situation[], days: readonly CalendarDate[]): readonly WeekLoad[] {
  const weeks = Math.floor(days.length / 7);
  const left = days.length - weeks * 7;
  return Array.from({ length: weeks }, (_, week) => days.slice(left + week * 7, left + week * 7 + 7)).flatMap((span) => {
    const [from, to] = [span[0], span.at(-1)];
    if (from === undefined || to === undefined) return [];
    const within = entries.filter(({ date }) => date >= from && date <= to);
    return [{ from, to, situations: within.length || null, effort: mean(within.map(({ effort }) => effort)) }];
  });
}
