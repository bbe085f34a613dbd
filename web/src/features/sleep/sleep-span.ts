import { addDays } from '@cogn/shared/calendar-date.ts';
import { momentOf } from '#lib/clock-time.ts';
import type { NightTimes } from './hours-slept.ts';

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
