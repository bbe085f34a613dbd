import { choice, choices, date, flag, optional, text, time } from '#core/journal/fields.ts';
import { defineList, type Item } from '#core/list/define-list.ts';
import { weekdays, type Recurrence } from '@cogn/shared/recurrence.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { dateOf } from '#lib/local-date.ts';
import { useRows } from '#core/records/use-rows.ts';

/** A person's reminders. */
export const reminderList = defineList({
  table: 'reminders',
  fields: {
    text: text({ maxLength: 500 }),
    day: optional(date()),
    time: optional(time()),
    repeat: choice(['never', 'daily', 'weekdays', 'weekly', 'monthly']),
    weekdays: optional(choices(weekdays)),
    alarm: flag(),
  },
  named: 'text',
  exported: ['text', 'day', 'time', 'repeat', 'weekdays', 'alarm'],
});

export type Reminder = Item<(typeof reminderList)['fields']> & {
  /** The latest day for which the person marked the reminder as done. */
  readonly done_on: CalendarDate | null;
};

/** The recurrence of a reminder. It begins on the reminder's day, or on the day of creation if the reminder has no day. */
export function recurrenceOf({
  day,
  repeat,
  weekdays,
  created_at,
}: Pick<Reminder, 'day' | 'repeat' | 'weekdays' | 'created_at'>): Recurrence {
  return { first: day ?? dateOf(new Date(created_at)), repeat, weekdays };
}

/** The person's reminders, oldest first, with the state of the request. */
export function useReminders() {
  const { rows: reminders, ...reading } = useRows<Reminder>(reminderList.table);
  return { ...reading, reminders };
}
