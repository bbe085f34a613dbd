import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { momentOf, type ClockTime, clockTimeOf } from '#lib/clock-time.ts';
import { mean } from '#lib/aggregates.ts';

/**
 * The instants of falling asleep and waking. Instants give the true duration even if the clocks change at night. The night
 * ends on its `date`. Null if a time is missing, if both times are equal (no sleep, or a whole day), or if falling asleep
 * took longer than the night.
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

/** The fields of a night that determine its duration. `date` is the day on which the person woke. */
export interface NightTimes {
  readonly date: CalendarDate;
  readonly hours: number | null;
  readonly bed_time: ClockTime | null;
  readonly tried_time: ClockTime | null;
  readonly minutes_to_fall_asleep: number | null;
  readonly wake_time: ClockTime | null;
}

/**
 * Hours slept, as the person stated them or else computed from the times. Time awake during the night is unknown and not
 * subtracted. Null if neither is known.
 */
export function hoursSlept(night: NightTimes): number | null {
  if (night.hours !== null) return night.hours;
  const span = sleepSpan(night);
  return span && (span.awake.getTime() - span.asleep.getTime()) / 3_600_000;
}

/** A sleep of at least this many hours is a night. */
const aNight = 3;

/** A sleep that begins and ends between these times is in the daytime. */
const dayTime = { from: '09:00', to: '21:00' };

/**
 * Whether a sleep is a nap: shorter than three hours, and by its times between 9:00 and 21:00. A long sleep by day (of a
 * night worker) and a short sleep without times are nights. The statistics apply the same rule in SQL (`app.nights`).
 */
export function isNap(night: NightTimes): boolean {
  const hours = hoursSlept(night);
  const span = sleepSpan(night);
  if (hours === null || hours >= aNight || span === null) return false;
  const [asleep, awake] = [clockTimeOf(span.asleep), clockTimeOf(span.awake)];
  return asleep >= dayTime.from && awake <= dayTime.to && asleep < awake;
}

/**
 * Whether the known hours include the whole night. They do if one record has at least three hours, or if every record has
 * hours and not all are naps.
 */
export function isWholeNight(nights: readonly NightTimes[]): boolean {
  const lengths = nights.map(hoursSlept);
  if (lengths.some((hours) => (hours ?? 0) >= aNight)) return true;
  return lengths.every((hours) => hours !== null) && !nights.every(isNap);
}

/**
 * The longest sleep of a day that is not a nap; null if there is none. Also null if the day has several records and their
 * known hours do not include the whole night (`isWholeNight`), because a longer sleep may have unknown hours.
 */
export function mainNight<Night extends NightTimes>(nights: readonly Night[]): Night | null {
  const [longest] = nights
    .filter((night) => !isNap(night))
    .toSorted((one, other) => (hoursSlept(other) ?? 0) - (hoursSlept(one) ?? 0));
  if (longest === undefined) return null;
  return nights.length === 1 || isWholeNight(nights) ? longest : null;
}

/**
 * All hours slept on a day, at least those of its longest record. A night and its naps add up, but a time that two records
 * contain counts once. Nobody knows when a night without times was, so it is the same night as the day's others: whichever
 * is longer counts. Null if the hours of the night are unknown, or there are only naps. The statistics apply the same rules
 * in SQL (`app.nights`).
 */
export function hoursByDay(nights: readonly NightTimes[]): number | null {
  if (!isWholeNight(nights)) return null;
  let [timed, untimed, short, longest, covered] = [0, 0, 0, 0, 0];
  for (const { hours, from, to } of recordsByTime(nights)) {
    // If the person stated the hours too, they shrink in proportion, because it is unknown when those hours were slept.
    const counted = hours * (1 - Math.max(0, Math.min(to, covered) - from) / (to - from || 1));
    covered = Math.max(covered, to);
    longest = Math.max(longest, hours);
    if (hours < aNight) short += counted;
    else if (to > 0) timed += counted;
    else untimed = Math.max(untimed, hours);
  }
  return Math.max(short + Math.max(timed, untimed), longest);
}

/** Records with their hours and times, the earliest first. `from` and `to` are 0 in a record without times. */
function recordsByTime(nights: readonly NightTimes[]) {
  return nights
    .map((night) => {
      const span = sleepSpan(night);
      return { hours: hoursSlept(night) ?? 0, from: span?.asleep.getTime() ?? 0, to: span?.awake.getTime() ?? 0 };
    })
    .sort((one, other) => one.from - other.from || other.hours - one.hours || other.to - one.to);
}

/** The mean hours of sleep over days with known hours; null without such a day. The hours of a day include its naps. */
export function averageHours(nights: readonly NightTimes[]): number | null {
  return mean([...Map.groupBy(nights, ({ date }) => date).values()].map(hoursByDay));
}
