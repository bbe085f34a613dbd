import { addDays, type CalendarDate } from './calendar-date.ts';

/** A person's calendar and clock. The browser uses the device's time zone, the server the zone that the device reported. */
export interface WallClock {
  /** What calendar and clock show at a moment; the time is 'HH:MM'. */
  at(moment: Date): { day: CalendarDate; time: string };
  /** The moment of a time on a day. A time that a clock change skips is moved forward by the length of the change; of one that occurs twice, the first. */
  momentOf(day: CalendarDate, time: string): Date;
}

/** No alarm rings from `from` up to `to` ('HH:MM'), over midnight when that is earlier. Without both, or with equal times, there are no quiet hours. */
export interface QuietHours {
  readonly from: string | null;
  readonly to: string | null;
}

/** This moment, or the end of the quiet hours that it falls into. */
export function afterQuiet(moment: Date, { from, to }: QuietHours, clock: WallClock): Date {
  if (from === null || to === null || from === to) return moment;
  const { day, time } = clock.at(moment);
  if (from < to) return time >= from && time < to ? clock.momentOf(day, to) : moment;
  if (time >= from) return clock.momentOf(addDays(day, 1), to);
  return time < to ? clock.momentOf(day, to) : moment;
}
