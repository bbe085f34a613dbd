import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Appointment } from '../appointments.ts';
import type { ViewPeriod } from '../period-of-view.ts';

/** What each way to look at the calendar is given. */
export interface ViewProps {
  /** The id of the heading that names the period. */
  readonly heading: string;
  /** Those of the period, in their order. */
  readonly appointments: readonly Appointment[];
  readonly period: ViewPeriod;
  readonly chosen: CalendarDate;
  readonly today: CalendarDate;
  /** The day whose period is shown. */
  readonly shown: CalendarDate;
  readonly onShow: (day: CalendarDate) => void;
  readonly onOpenDay: (day: CalendarDate) => void;
}
