import { addDays, type CalendarDate } from './calendar-date.ts';
import { eventTimes, repetitionLines, type EventRepetition } from './icalendar.ts';

/** The columns of an appointment that say when it is, and how it repeats. */
export interface EventSpan extends EventRepetition {
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  /** 'HH:MM', or null for whole days. */
  readonly start_time: string | null;
  readonly duration_minutes: number | null;
  readonly recovery_minutes: number | null;
  /** The last day of an appointment of several days; null if it ends on its first day. */
  readonly end_date?: string | null;
  /** When an appointment of several days ends on its last day; null if unknown. */
  readonly end_time?: string | null;
}

/**
 * The lines of an appointment's start, end and repetition. An end is exclusive: whole days end on the day after the last one. An
 * appointment of several days without `end_time` ends at the start of that day too. `rest` minutes are added to a known end.
 */
export function spanLines(of: EventSpan, rest = 0): string[] {
  const { date, start_time, duration_minutes, end_date, end_time } = of;
  if (!end_date)
    return [...eventTimes(date, start_time, (duration_minutes ?? 0) + rest), ...repetitionLines(date, start_time, of)];
  const dayAfter = addDays(end_date as CalendarDate, 1);
  const [end = ''] = end_time
    ? eventTimes(end_date, end_time, null, rest)
    : eventTimes(dayAfter, start_time && '00:00', null);
  return [...eventTimes(date, start_time, null), end.replace(/^DTSTART/u, 'DTEND')];
}

/**
 * The lines of the recovery time after an appointment; null if there is none, or if its start is unknown. They are null too if a
 * repeating appointment ends at midnight or later, because the recovery would need a rule of its own.
 */
export function recoveryLines(of: EventSpan): string[] | null {
  const { date, start_time, duration_minutes, end_date, end_time, recovery_minutes } = of;
  if (start_time === null || recovery_minutes === null) return null;
  if (end_date) return end_time ? eventTimes(end_date, end_time, recovery_minutes) : null;
  if (duration_minutes === null || (of.repeat && !endsBeforeMidnight(start_time, duration_minutes))) return null;
  return [
    ...eventTimes(date, start_time, recovery_minutes, duration_minutes),
    ...repetitionLines(date, start_time, of, duration_minutes),
  ];
}

/** Whether an event that begins at `time` ('HH:MM') ends on the same day after this many minutes. */
function endsBeforeMidnight(time: string, minutes: number): boolean {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute + minutes < 24 * 60;
}
