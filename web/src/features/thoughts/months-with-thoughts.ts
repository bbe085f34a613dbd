import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/** One month of a period: its days within the period, with the number of thoughts on each. */
export interface MonthWithThoughts {
  /** 'YYYY-MM'. */
  readonly month: string;
  readonly days: readonly { readonly day: CalendarDate; readonly count: number }[];
  readonly daysWithThoughts: number;
  readonly thoughts: number;
}

/** The days of a period by month, oldest first. A day without a thought has the count 0. */
export function monthsWithThoughts(
  days: readonly CalendarDate[],
  entries: readonly { readonly date: CalendarDate }[],
): readonly MonthWithThoughts[] {
  const months = new Map<string, { day: CalendarDate; count: number }[]>();
  for (const day of days) {
    const count = entries.filter(({ date }) => date === day).length;
    const month = day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), { day, count }]);
  }
  return [...months].map(([month, ofMonth]) => ({
    month,
    days: ofMonth,
    daysWithThoughts: ofMonth.filter(({ count }) => count > 0).length,
    thoughts: ofMonth.reduce((sum, { count }) => sum + count, 0),
  }));
}
