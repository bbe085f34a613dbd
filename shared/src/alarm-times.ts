import { addDays, type CalendarDate } from './calendar-date.ts';

/** The key of an alarm on every device: what it is about, the day, the time, and how many minutes before that time it is due. */
export const alarmKey = (item: string, day: string, time: string, before = 0): string =>
  `${item} ${day} ${time}${before > 0 ? ` -${String(before)}` : ''}`;

/**
 * When the alert of an appointment is due. The minutes are real ones, so a clock change cannot move the alert past the
 * appointment's start.
 */
export const alertMoment = (
  day: CalendarDate,
  time: string,
  before: number,
  { momentOf }: Pick<WallClock, 'momentOf'>,
): Date => new Date(momentOf(day, time).getTime() - before * 60_000);

/**
 * The days whose appointments can alert today or yesterday. An alert is due up to 1,440 minutes before its appointment. If a
 * clock change shortens a day to 23 hours, the appointment can be two days later.
 */
export const alertDays = (today: CalendarDate): { from: CalendarDate; to: CalendarDate } => ({
  from: addDays(today, -1),
  to: addDays(today, 2),
});

/** How long a snoozed alarm waits until it is delivered again, in minutes. */
export const snoozeMinutes = 15;

/** How late an alarm may still be delivered, in ms. A device that slept delivers recent alarms and drops older ones. */
export const alarmReach = 3 * 3_600_000;

/**
 * The maximum number of alarms that the server sends to one user by web push in a day. A user may set a lower limit.
 */
export const mostAlarmsADay = 200;

/** A person's calendar and clock. The browser uses the device's time zone. The server uses the zone that the device reported. */
export interface WallClock {
  /** The date and the time ('HH:MM') at a moment. */
  at(moment: Date): { day: CalendarDate; time: string };
  /**
   * The moment of a time on a day. If a clock change skips the time, the moment is later by the length of that change. If
   * the time occurs twice, the first one counts.
   */
  momentOf(day: CalendarDate, time: string): Date;
}

/**
 * Each day's hours without alarms, from `from` to `to` ('HH:MM'), which may cross midnight. An alarm within them moves to `to`.
 * If a time is missing or both are equal, there are no quiet hours.
 */
export interface QuietHours {
  readonly from: string | null;
  readonly to: string | null;
}

/** The moment itself, or the end of the quiet hours if the moment is within them. */
export function afterQuiet(moment: Date, { from, to }: QuietHours, clock: WallClock): Date {
  if (from === null || to === null || from === to) return moment;
  const { day, time } = clock.at(moment);
  if (from < to) return time >= from && time < to ? clock.momentOf(day, to) : moment;
  if (time >= from) return clock.momentOf(addDays(day, 1), to);
  return time < to ? clock.momentOf(day, to) : moment;
}
