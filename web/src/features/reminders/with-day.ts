import type { Values } from '#core/journal/fields.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { dateOf } from '#lib/local-date.ts';
import { momentOf } from '#lib/clock-time.ts';
import type { reminderList } from './reminder-list.ts';

type Filled = Values<typeof reminderList.fields>;

/**
 * A reminder for a time, that comes once and has no day, is meant for the next time that the clock shows it: today, or tomorrow. Weekdays stay
 * only with the rhythm that they belong to.
 */
export function withDay(values: Filled, now: Date): Filled {
  const { time, day, repeat } = values;
  const weekdays = repeat === 'weekdays' ? values.weekdays : null;
  if (time === null || day !== null || repeat !== 'never') return { ...values, weekdays };
  const today = dateOf(now);
  return { ...values, weekdays, day: momentOf(today, time) > now ? today : addDays(today, 1) };
}
