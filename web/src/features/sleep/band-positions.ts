import type { ClockTime } from '#lib/clock-time.ts';
import { clockTime, day, minutesOf } from './mid-sleep.ts';

/** The length of the band in minutes, from 18:00 to 14:00 of the next day. */
export const bandMinutes = 20 * 60;

const begin = 18 * 60;

/** Arrow keys and drags move a handle to a multiple of five minutes. */
const grid = 5;

/** The two ends of a night: going to bed, and waking. */
export type NightEnd = 'bed' | 'wake';
export type BandTimes = Readonly<Record<NightEnd, ClockTime | null>>;

/** Positions in minutes after the start of the band. A position outside the band is negative or greater than `bandMinutes`. */
type Positions = Readonly<Record<NightEnd, number | null>>;

const modulo = (minutes: number) => ((minutes % day) + day) % day;

const minutesAfterBegin = (time: ClockTime): number => modulo(minutesOf(time) - begin);

/** The time of day at this position. */
export const timeAt = (position: number): ClockTime => clockTime(begin + position);

/** A night that begins before this position, 6:00, is drawn from there even if it ends after the band. */
const latestNight = 12 * 60;

/**
 * The positions of both ends. Bedtime comes before waking. So that of a sleep by day can be before the band's begin, and the
 * waking from a night of more than twelve hours can be after the band's end.
 */
export function positionsOf({ bed, wake }: BandTimes): Positions {
  const woke = wake === null ? null : minutesAfterBegin(wake);
  if (bed === null) return { bed: null, wake: woke };
  const went = minutesAfterBegin(bed);
  if (woke === null) return { bed: went > bandMinutes ? went - day : went, wake: null };
  if (woke < went && went < latestNight) return { bed: went, wake: woke + day };
  return { bed: woke - modulo(woke - went), wake: woke };
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Where the handle of an end is drawn. A time outside the band is at its edge, and an unknown time in a usual place. */
export function handlePlace(end: NightEnd, times: BandTimes): number {
  const { bed, wake } = positionsOf(times);
  const [usualBed, usualWake, apart] = [5 * 60, 13 * 60, 60];
  const place =
    end === 'bed' ? (bed ?? Math.min(usualBed, (wake ?? day) - apart)) : (wake ?? Math.max(usualWake, (bed ?? 0) + apart));
  return clamp(place, 0, bandMinutes);
}

/** The positions that an end can take: in the band, and at least one grid step before or after the other end. */
function bounds(end: NightEnd, times: BandTimes): readonly [low: number, high: number] {
  const { bed, wake } = positionsOf(times);
  const [low, high] =
    end === 'bed' ? [(wake ?? day) - day + grid, (wake ?? day) - grid] : [(bed ?? -day) + grid, (bed ?? day) + day - grid];
  return [Math.max(0, Math.ceil(low / grid) * grid), Math.min(bandMinutes, Math.floor(high / grid) * grid)];
}

/** The time of an end that the pointer drags to this position. Null if the end cannot be in the band. */
export function draggedTo(end: NightEnd, times: BandTimes, position: number): ClockTime | null {
  const [low, high] = bounds(end, times);
  return low > high ? null : timeAt(clamp(Math.round(position / grid) * grid, low, high));
}

/**
 * The time of an end that a key moves by so many minutes, rounded to the grid. An unknown time becomes the time of its
 * handle. Null if the end cannot move in this direction.
 */
export function steppedBy(end: NightEnd, times: BandTimes, minutes: number): ClockTime | null {
  const at = positionsOf(times)[end];
  if (at === null) return draggedTo(end, times, handlePlace(end, times));
  const [low, high] = bounds(end, times);
  if (low > high || (minutes < 0 ? at <= low : at >= high)) return null;
  const target = minutes < 0 ? Math.ceil((at + minutes) / grid) * grid : Math.floor((at + minutes) / grid) * grid;
  return timeAt(clamp(target, low, high));
}

/** The end whose handle is nearer to the pointer. If both handles are in one place, the one with more room to move. */
export function nearestEnd(times: BandTimes, position: number): NightEnd {
  const [bed, wake] = [handlePlace('bed', times), handlePlace('wake', times)];
  const [toBed, toWake] = [Math.abs(position - bed), Math.abs(position - wake)];
  if (toBed === toWake) return bed > bandMinutes / 2 ? 'bed' : 'wake';
  return toBed < toWake ? 'bed' : 'wake';
}
