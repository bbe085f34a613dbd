import { afterQuiet, alarmReach, type QuietHours } from '@cogn/shared/alarm-times.ts';
import { deviceClock } from '#lib/clock-time.ts';

/** A moment at which the user asked to be notified. */
export interface Alarm {
  /** Identifies the alarm on every device (`alarmKey` in the shared package). */
  readonly key: string;
  /**
   * When the alarm is due, before quiet hours or a snooze on this device delay it. For an appointment this is before its start.
   * For a snoozed dose it is the end of the snooze.
   */
  readonly at: Date;
}

/**
 * The state of an alarm on this device: shown, snoozed (`later`) or closed. `by` is the id of the tab that shows the alarm.
 * `seen` says whether that tab was visible. `holds` is the time at which the tab's claim ends. All times are in ms since
 * 1970.
 */
export type AlarmState =
  | { readonly kind: 'shown'; readonly by: string; readonly seen: boolean; readonly holds: number }
  | { readonly kind: 'later'; readonly until: number }
  | { readonly kind: 'closed'; readonly at: number };

export type AlarmMemory = Readonly<Record<string, AlarmState>>;

/**
 * When an alarm becomes due: at its planned time or at the end of its snooze. If that moment is in quiet hours, the alarm
 * becomes due at their end. Null for a closed alarm.
 */
function dueAt({ key, at }: Alarm, memory: AlarmMemory, quiet: QuietHours): Date | null {
  const state = memory[key];
  if (state?.kind === 'closed') return null;
  return afterQuiet(state?.kind === 'later' ? new Date(state.until) : at, quiet, deviceClock);
}

/** The due alarms, earliest first. */
export function dueAlarms(alarms: readonly Alarm[], memory: AlarmMemory, quiet: QuietHours, now: Date): readonly Alarm[] {
  // Quiet hours also silence alarms that became due before the quiet hours began.
  if (afterQuiet(now, quiet, deviceClock) > now) return [];
  return alarms
    .filter((alarm) => {
      const moment = dueAt(alarm, memory, quiet)?.getTime();
      return moment !== undefined && moment <= now.getTime() && now.getTime() - moment <= alarmReach;
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** The time until the next alarm becomes due, in ms; Infinity if none is pending. */
export function untilNext(alarms: readonly Alarm[], memory: AlarmMemory, quiet: QuietHours, now: Date): number {
  const waits = alarms.map((alarm) => (dueAt(alarm, memory, quiet)?.getTime() ?? 0) - now.getTime());
  return Math.min(...waits.filter((wait) => wait > 0));
}
