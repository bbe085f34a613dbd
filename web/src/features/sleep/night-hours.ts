import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { momentOf, type ClockTime, clockTimeOf } from '#lib/clock-time.ts';
import { sum } from '#lib/sum.ts';
import { mean } from '#lib/mean.ts';

/**
 * From falling asleep to waking, as moments, so that a night in which the clock changes is as long as it was. It ends on the night's own day. Null
 * when a time is missing, when both are the same, which may be no sleep or a whole day, and when falling asleep took longer than the night.
 */
export function sleepSpan(night: Omit<NightTimes, 'hours'>): { readonly asleep: Date; readonly awake: Date } | null {
  const { date, wake_time } = night;
  const from = night.tried_time ?? night.bed_time;
  if (from === null || wake_time === null || from === wake_time) return null;
  const tried = momentOf(from > wake_time ? addDays(date, -1) : date, from);
  const asleep = new Date(tried.getTime() + (night.minutes_to_fall_asleep ?? 0) * 60_000);
  const awake = momentOf(date, wake_time);
  return asleep > awake ? null : { asleep, awake };
}

/** What of a night says how long it was. `date` is the day on which the person woke. */
export interface NightTimes {
  readonly date: CalendarDate;
  readonly hours: number | null;
  readonly bed_time: ClockTime | null;
  readonly tried_time: ClockTime | null;
  readonly minutes_to_fall_asleep: number | null;
  readonly wake_time: ClockTime | null;
}

/**
 * Hours slept: as said, else from falling asleep to waking as the times say. Time awake in between is not known and not taken off. Null when
 * neither is known.
 */
export function hoursSlept(night: NightTimes): number | null {
  if (night.hours !== null) return night.hours;
  const span = sleepSpan(night);
  return span && (span.awake.getTime() - span.asleep.getTime()) / 3_600_000;
}

/** So many hours are a night, whatever else was written down; what is shorter may be a nap beside a night of unknown length. */
const aNight = 3;

/** Sleep that lies all between these times is of the day. */
const dayTime = { from: '09:00', to: '21:00' };

/**
 * Whether a sleep is a nap: shorter than three hours and, as its times say, all of it between nine in the morning and nine in the evening. Who sleeps by
 * day has long sleeps there, and a short sleep without times may be all that a bad night gave: neither is a nap. The statistics say the same in SQL
 * (`app.nights`).
 */
export function isNap(night: NightTimes): boolean {
  const hours = hoursSlept(night);
  const span = sleepSpan(night);
  if (hours === null || hours >= aNight || span === null) return false;
  const [asleep, awake] = [clockTimeOf(span.asleep), clockTimeOf(span.awake)];
  return asleep >= dayTime.from && awake <= dayTime.to && asleep < awake;
}

/** Whether the hours that are known are all of a day's sleep: every record says its own and not all are naps, or one of them is long enough to be the night. */
export function isWholeNight(nights: readonly NightTimes[]): boolean {
  const lengths = nights.map(hoursSlept);
  if (lengths.some((hours) => hours !== null && hours >= aNight)) return true;
  return lengths.every((hours) => hours !== null) && !nights.every(isNap);
}

/**
 * The longest sleep of a day: naps say nothing about when the night was. Null for a day without a record or with naps alone, and where a short sleep
 * stands beside one of unknown length, which may have been the night.
 */
export function mainNight<Night extends NightTimes>(nights: readonly Night[]): Night | null {
  const [longest] = nights
    .filter((night) => !isNap(night))
    .toSorted((one, other) => (hoursSlept(other) ?? 0) - (hoursSlept(one) ?? 0));
  if (longest === undefined) return null;
  return nights.length === 1 || isWholeNight(nights) ? longest : null;
}

/** All hours slept that belong to a day: a night and its naps add up. Null when no entry says any, and when only naps do. */
export function hoursByDay(nights: readonly NightTimes[]): number | null {
  return isWholeNight(nights) ? sum(nights.map(hoursSlept)) : null;
}

/** The mean of the hours of the days whose hours are known: a nap belongs to its day and is no night of its own. Null for none. */
export function averageHours(nights: readonly NightTimes[]): number | null {
  return mean([...Map.groupBy(nights, ({ date }) => date).values()].map(hoursByDay));
}
