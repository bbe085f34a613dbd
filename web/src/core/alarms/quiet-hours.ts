import { addDays, dateOf } from '#lib/calendar-date.ts';
import { clockTimeOf, momentOf, type ClockTime } from '#lib/clock-time.ts';

/** Nothing rings from `from` up to `to`, over midnight when that lies earlier. Equal times are no quiet at all. */
export interface QuietHours {
  readonly from: ClockTime;
  readonly to: ClockTime;
}

/** Both times, or none of them. */
export function quietHours(from: ClockTime | null, to: ClockTime | null): QuietHours | null {
  return from === null || to === null || from === to ? null : { from, to };
}

/** This moment, or the end of the quiet hours that it falls into. */
export function afterQuiet(moment: Date, quiet: QuietHours | null): Date {
  if (quiet === null) return moment;
  const { from, to } = quiet;
  const time = clockTimeOf(moment);
  const day = dateOf(moment);
  if (from < to) return time >= from && time < to ? momentOf(day, to) : moment;
  if (time >= from) return momentOf(addDays(day, 1), to);
  return time < to ? momentOf(day, to) : moment;
}
