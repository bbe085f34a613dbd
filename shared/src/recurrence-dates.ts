import { addDays, type CalendarDate } from './calendar-date.ts';
import { fallsOn, type Recurrence } from './recurrence.ts';

/** The columns of an appointment that decide on which days it occurs. A pending operation may lack the last three. */
export interface Repeating {
  /** The first day. */
  readonly date: CalendarDate;
  /** Null if it occurs once. */
  readonly repeat?: Recurrence['repeat'] | null;
  /** The last possible day; null without an end. */
  readonly repeat_until?: CalendarDate | null;
  /** The days on which it does not occur. */
  readonly left_out?: readonly string[] | null;
}

/** The days from `from` to `to`, both included, on which an appointment occurs. */
export function datesBetween(of: Repeating, from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const recurrence = { first: of.date, repeat: of.repeat ?? 'never', weekdays: null };
  const last = of.repeat_until && of.repeat_until < to ? of.repeat_until : to;
  const dates: CalendarDate[] = [];
  for (let day = from < of.date ? of.date : from; day <= last; day = addDays(day, 1))
    if (fallsOn(recurrence, day) && !of.left_out?.includes(day)) dates.push(day);
  return dates;
}
