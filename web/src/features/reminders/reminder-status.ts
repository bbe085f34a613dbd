import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { fallsOn, nextAfter } from '@cogn/shared/recurrence.ts';
import { recurrenceOf, type Reminder } from './reminder-list.ts';

/**
 * A reminder's status. `today`: it is due and not done. `later`: it will be due on `day`. `done`: it was done, and is due
 * again on `next`, if ever.
 */
export type ReminderStatus =
  | { readonly kind: 'today'; readonly day: CalendarDate }
  | { readonly kind: 'later'; readonly day: CalendarDate }
  | { readonly kind: 'done'; readonly next: CalendarDate | null };

type Known = Pick<Reminder, 'day' | 'repeat' | 'weekdays' | 'created_at' | 'done_on'>;

/**
 * The status on a day. A reminder without repetition is due until it is done. A repeating reminder is due only on its days,
 * so missed days do not accumulate.
 */
export function statusOf(reminder: Known, today: CalendarDate): ReminderStatus {
  const { done_on } = reminder;
  const recurrence = recurrenceOf(reminder);
  if (reminder.repeat === 'never') {
    const day = recurrence.first;
    if (done_on !== null) return { kind: 'done', next: null };
    return day <= today ? { kind: 'today', day } : { kind: 'later', day };
  }
  const next = nextAfter(recurrence, today);
  if (done_on !== null && done_on >= today) return { kind: 'done', next };
  if (fallsOn(recurrence, today)) return { kind: 'today', day: today };
  return next === null ? { kind: 'done', next } : { kind: 'later', day: next };
}
