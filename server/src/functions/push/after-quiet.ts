import { addDays } from './falls-on.ts';
import type { WallClock } from './wall-clock.ts';

/** Nothing is told from `from` up to `to`, over midnight when that lies earlier. Without both, or with equal times, there is no quiet. */
export interface QuietHours {
  from: string | null;
  to: string | null;
}

/** This moment, or the end of the quiet hours that it falls into, as the web app's `afterQuiet` says it. */
export function afterQuiet(moment: Date, { from, to }: QuietHours, clock: WallClock): Date {
  if (from === null || to === null || from === to) return moment;
  const { day, time } = clock.at(moment);
  if (from < to) return time >= from && time < to ? clock.momentOf(day, to) : moment;
  if (time >= from) return clock.momentOf(addDays(day, 1), to);
  return time < to ? clock.momentOf(day, to) : moment;
}
