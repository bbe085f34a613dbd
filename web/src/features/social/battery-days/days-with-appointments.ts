import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { coversDay, type Spanning } from '@cogn/shared/covered-days.ts';
import { dayLevels, type Said } from '../social-levels.ts';

/** An appointment, or one occurrence of a repeating appointment. */
export interface NamedAppointment extends Spanning {
  readonly name: string;
  readonly start_time: string | null;
}

interface BatteryDay {
  /** The date of the day. */
  readonly id: CalendarDate;
  /** The mean level of the day in percent; null without a record. */
  readonly level: number | null;
  /** The names of the appointments that cover the day, in the order in which they begin. */
  readonly names: readonly string[];
}

/** The level and the appointments of each of these days. */
export function batteryDays(
  days: readonly CalendarDate[],
  entries: readonly Said[],
  appointments: readonly NamedAppointment[],
): readonly BatteryDay[] {
  const levels = new Map(dayLevels(entries).map(({ date, level }) => [date, level]));
  const start = ({ date, start_time }: NamedAppointment) => `${date} ${start_time ?? ''}`;
  const inOrder = appointments.toSorted((one, other) => (start(one) < start(other) ? -1 : 1));
  return days.map((id) => ({
    id,
    level: levels.get(id) ?? null,
    names: inOrder.filter((appointment) => coversDay(appointment, id)).map(({ name }) => name),
  }));
}
