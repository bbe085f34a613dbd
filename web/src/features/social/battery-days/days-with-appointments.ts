import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { dayLevels, type Said } from '../social-levels.ts';

/** An appointment, or one occurrence of a repeating appointment. */
export interface NamedAppointment {
  readonly date: CalendarDate;
  readonly name: string;
  readonly start_time: string | null;
}

interface BatteryDay {
  /** The date of the day. */
  readonly id: CalendarDate;
  /** The mean level of the day in percent; null without a record. */
  readonly level: number | null;
  /** The names of the day's appointments in the order of their times. */
  readonly names: readonly string[];
}

/** The level and the appointments of each of these days. */
export function batteryDays(
  days: readonly CalendarDate[],
  entries: readonly Said[],
  appointments: readonly NamedAppointment[],
): readonly BatteryDay[] {
  const levels = new Map(dayLevels(entries).map(({ date, level }) => [date, level]));
  const byDay = Map.groupBy(appointments, ({ date }) => date);
  const time = ({ start_time }: NamedAppointment) => start_time ?? '';
  return days.map((id) => ({
    id,
    level: levels.get(id) ?? null,
    names: (byDay.get(id) ?? []).toSorted((one, other) => (time(one) < time(other) ? -1 : 1)).map(({ name }) => name),
  }));
}
