import { clockTimeOf, type ClockTime } from '#lib/clock-time.ts';
import { sleepSpan, type NightTimes } from './night-hours.ts';

/** Minutes in a day. */
export const day = 24 * 60;

/** Minutes since midnight. */
export function minutesOf(time: ClockTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The time of day that so many minutes since midnight are; what lies beyond a day goes on at its other end. */
export function clockTime(minutes: number): ClockTime {
  const within = (Math.round(minutes) + 2 * day) % day;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

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

/** Nights with times that each half of a period needs before anything is said of it. */
const enough = 3;

/**
 * How much later the middle of sleep lay in the second half of a period than in the first, in minutes; negative when earlier. `nights` has one
 * place for each day, null where the times are not known. Null when a half has fewer than three nights.
 */
export function sleepDrift(nights: readonly (number | null)[]): number | null {
  const half = Math.floor(nights.length / 2);
  const known = (part: readonly (number | null)[]) => part.filter((night) => night !== null);
  const [before, after] = [known(nights.slice(0, half)), known(nights.slice(half))];
  if (before.length < enough || after.length < enough) return null;
  const [first, second] = [meanTime(before), meanTime(after)];
  return first === null || second === null ? null : Math.round(laterBy(second, first));
}
