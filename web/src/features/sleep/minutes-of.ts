import type { ClockTime } from '#lib/clock-time.ts';

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
