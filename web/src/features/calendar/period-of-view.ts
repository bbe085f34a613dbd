import { addDays, addMonths, calendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { toLocalDate } from '#lib/local-date.ts';
import { monthOf } from '#lib/calendar-month.ts';
import { firstDayOfWeek } from '#lib/first-day-of-week.ts';
import type { Appointment } from './appointments.ts';

export const viewKinds = ['month', 'week', 'list'] as const;
export type ViewKind = (typeof viewKinds)[number];

export interface ViewPeriod {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * The days that a view shows. `month`: the month of the day. `week`: the week, from the locale's first weekday. `list`: the
 * year.
 */
export function periodOfView(kind: ViewKind, day: CalendarDate, locale: string): ViewPeriod {
  if (kind === 'month') return monthOf(day);
  if (kind === 'list') {
    const year = day.slice(0, 4);
    return { from: calendarDate(`${year}-01-01`), to: calendarDate(`${year}-12-31`) };
  }
  const from = addDays(day, -((toLocalDate(day).getDay() - firstDayOfWeek(locale) + 7) % 7));
  return { from, to: addDays(from, 6) };
}

/** The day to show after moving to the previous period (-1) or the next one (1). */
export function stepOfView(kind: ViewKind, day: CalendarDate, steps: 1 | -1): CalendarDate {
  return kind === 'week' ? addDays(day, 7 * steps) : addMonths(day, (kind === 'month' ? 1 : 12) * steps);
}

/** The props of each calendar view. */
export interface ViewProps {
  /** The id of the heading that names the period. */
  readonly heading: string;
  /** The period's appointments in order. */
  readonly appointments: readonly Appointment[];
  readonly period: ViewPeriod;
  readonly chosen: CalendarDate;
  readonly today: CalendarDate;
  /** The day that determines the shown period. */
  readonly shown: CalendarDate;
  readonly onShow: (day: CalendarDate) => void;
  readonly onOpenDay: (day: CalendarDate) => void;
}
