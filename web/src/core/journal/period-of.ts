import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';

export type PeriodKind = 'week' | 'fourWeeks' | 'month' | 'twelveWeeks' | 'quarter' | 'year';

/** Days in a row, both ends included. */
export interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly days: readonly CalendarDate[];
}

/** Every period has the same number of days, so that one can be compared with another; where weeks are counted, whole ones. */
const lengths: Readonly<Record<PeriodKind, number>> = {
  week: 7,
  fourWeeks: 28,
  month: 30,
  twelveWeeks: 84,
  quarter: 90,
  year: 365,
};

/** The period that ends with this date, or the one so many periods before it. */
export function periodOf(date: CalendarDate, kind: PeriodKind, periodsBack = 0): Period {
  const length = lengths[kind];
  const to = addDays(date, -length * periodsBack);
  const from = addDays(to, 1 - length);
  return { from, to, days: Array.from({ length }, (_, index) => addDays(from, index)) };
}
