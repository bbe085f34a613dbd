import { clockTimeOf } from '#lib/clock-time.ts';
import { day, minutesOf } from './minutes-of.ts';
import type { NightTimes } from './hours-slept.ts';
import { sleepSpan } from './sleep-span.ts';

/**
 * The middle of the night's sleep, in minutes since midnight, from falling asleep to waking (Roenneberg, Wirz-Justice and Merrow 2003, Journal
 * of Biological Rhythms 18, 80-90). Null when the times do not say it.
 */
export function midSleep(night: NightTimes): number | null {
  const span = sleepSpan(night);
  if (span === null) return null;
  const middle = new Date((span.asleep.getTime() + span.awake.getTime()) / 2);
  return minutesOf(clockTimeOf(middle)) + middle.getSeconds() / 60;
}

/** The mean of times of day, on the round of the clock: of 23:30 and 00:30 it is midnight. Null for none, or for times all around it. */
export function meanTime(minutes: readonly number[]): number | null {
  const angle = (each: number) => (each / day) * 2 * Math.PI;
  const x = minutes.reduce((sum, each) => sum + Math.cos(angle(each)), 0);
  const y = minutes.reduce((sum, each) => sum + Math.sin(angle(each)), 0);
  if (minutes.length === 0 || Math.hypot(x, y) / minutes.length < 1e-6) return null;
  return ((Math.atan2(y, x) / (2 * Math.PI)) * day + day) % day;
}

/** How much later one time of day is than another, in minutes from -720 to 720, the short way round; negative when earlier. */
export function laterBy(time: number, than: number): number {
  return ((time - than + 1.5 * day) % day) - day / 2;
}
