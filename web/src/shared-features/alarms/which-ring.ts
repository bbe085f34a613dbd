import { alarmReach } from '@cogn/shared/alarm-times.ts';
import { afterQuiet, type QuietHours } from '@cogn/shared/quiet-hours.ts';
import { deviceClock } from '#lib/clock-time.ts';
import type { Alarm, AlarmMemory } from './alarm.ts';

/** When an alarm rings: at its time or when it was snoozed to, outside quiet hours; null once it was closed. */
function ringsAt({ key, at }: Alarm, memory: AlarmMemory, quiet: QuietHours): Date | null {
  const told = memory[key];
  if (told?.kind === 'closed') return null;
  return afterQuiet(told?.kind === 'later' ? new Date(told.until) : at, quiet, deviceClock);
}

/** The alarms that ring now, the earliest first. */
export function whichRing(alarms: readonly Alarm[], memory: AlarmMemory, quiet: QuietHours, now: Date): readonly Alarm[] {
  // In quiet hours what rang before them falls silent too.
  if (afterQuiet(now, quiet, deviceClock) > now) return [];
  return alarms
    .filter((alarm) => {
      const moment = ringsAt(alarm, memory, quiet)?.getTime();
      return moment !== undefined && moment <= now.getTime() && now.getTime() - moment <= alarmReach;
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** How long until the next alarm rings or one falls silent, in ms; Infinity when nothing is to come. */
export function untilNext(alarms: readonly Alarm[], memory: AlarmMemory, quiet: QuietHours, now: Date): number {
  const waits = alarms.map((alarm) => (ringsAt(alarm, memory, quiet)?.getTime() ?? 0) - now.getTime());
  return Math.min(...waits.filter((wait) => wait > 0));
}
