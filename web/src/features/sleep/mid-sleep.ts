import { clockTimeOf, type ClockTime } from '#lib/clock-time.ts';
import { sleepSpan, type NightTimes } from './night-hours.ts';

/** Minutes in a day. */
export const day = 24 * 60;

/** Converts a time of day to minutes since midnight. */
export function minutesOf(time: ClockTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Converts minutes since midnight to a time of day. Minutes outside one day wrap around. */
export function clockTime(minutes: number): ClockTime {
  const within = (Math.round(minutes) + 2 * day) % day;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/**
 * Mid-sleep: the time halfway from falling asleep to waking (Roenneberg, Wirz-Justice and Merrow 2003, Journal of Biological
 * Rhythms 18, 80-90). In minutes since midnight; null if a time is missing.
 */
export function midSleep(night: NightTimes): number | null {
  const span = sleepSpan(night);
  if (span === null) return null;
  const middle = new Date((span.asleep.getTime() + span.awake.getTime()) / 2);
  return minutesOf(clockTimeOf(middle)) + middle.getSeconds() / 60;
}

/** The circular mean of times of day: 23:30 and 00:30 give midnight. Null without times, or if they cancel out. */
export function meanTime(minutes: readonly number[]): number | null {
  const angle = (each: number) => (each / day) * 2 * Math.PI;
  const x = minutes.reduce((sum, each) => sum + Math.cos(angle(each)), 0);
  const y = minutes.reduce((sum, each) => sum + Math.sin(angle(each)), 0);
  if (minutes.length === 0 || Math.hypot(x, y) / minutes.length < 1e-6) return null;
  return ((Math.atan2(y, x) / (2 * Math.PI)) * day + day) % day;
}

/**
 * The sample standard deviation of times of day around their circular mean, in minutes: a measure of how regular sleep is
 * (Fischer, Klerman and Phillips 2021, Sleep 44, zsab103). Null with fewer than two times, or without a mean.
 */
export function timeSpread(minutes: readonly number[]): number | null {
  const center = meanTime(minutes);
  if (center === null || minutes.length < 2) return null;
  const squares = minutes.reduce((sum, each) => sum + laterBy(each, center) ** 2, 0);
  return Math.sqrt(squares / (minutes.length - 1));
}

/** The signed difference between two times of day, in minutes from -720 to 720. It is negative if `time` is earlier. */
export function laterBy(time: number, than: number): number {
  return ((time - than + 1.5 * day) % day) - day / 2;
}
