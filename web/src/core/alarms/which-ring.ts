import type { Alarm, AlarmMemory } from './alarm.ts';
import { afterQuiet, type QuietHours } from './quiet-hours.ts';

/** How long after its time an alarm is still told, in ms: after sleep it catches up, but an old one lets things be. */
const reach = 3 * 3_600_000;

/** When an alarm rings: at its time or when it was put off to, outside quiet hours; null once it was closed. */
function ringsAt({ key, at }: Alarm, memory: AlarmMemory, quiet: QuietHours | null): Date | null {
  const told = memory[key];
  if (told?.kind === 'closed') return null;
  return afterQuiet(told?.kind === 'later' ? new Date(told.until) : at, quiet);
}

/** The alarms that ring now, the earliest first. */
export function whichRing(
  alarms: readonly Alarm[],
  memory: AlarmMemory,
  quiet: QuietHours | null,
  now: Date,
): readonly Alarm[] {
  // In quiet hours what rang before them falls silent too.
  if (afterQuiet(now, quiet) > now) return [];
  return alarms
    .filter((alarm) => {
      const moment = ringsAt(alarm, memory, quiet)?.getTime();
      return moment !== undefined && moment <= now.getTime() && now.getTime() - moment <= reach;
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** How long until the next alarm rings or one falls silent, in ms; Infinity when nothing is to come. */
export function untilNext(alarms: readonly Alarm[], memory: AlarmMemory, quiet: QuietHours | null, now: Date): number {
  const waits = alarms.map((alarm) => (ringsAt(alarm, memory, quiet)?.getTime() ?? 0) - now.getTime());
  return Math.min(...waits.filter((wait) => wait > 0));
}
