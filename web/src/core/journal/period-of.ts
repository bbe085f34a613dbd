import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';

export type PeriodKind = 'week' | 'fourWeeks' | 'month' | 'twelveWeeks' | 'quarter' | 'year';

/** Consecutive days, both ends included. */
export interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly days: readonly CalendarDate[];
}

/** The length of each kind in days. All months count as 30 days, so that periods of one kind have equal lengths. */
const lengths: Readonly<Record<PeriodKind, number>> = {
  week: 7,
  fourWeeks: 28,
  month: 30,
  twelveWeeks: 84,
  quarter: 90,
  year: 365,
};

/** The period that ends with this date, or an earlier period: `periodsBack` counts back in whole periods. */
export function periodOf(date: CalendarDate, kind: PeriodKind, periodsBack = 0): Period {
  const length = lengths[kind];
  const to = addDays(date, -length * periodsBack);
  const from = addDays(to, 1 - length);
  return { from, to, days: Array.from({ length }, (_, index) => addDays(from, index)) };
}
