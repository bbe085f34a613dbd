import { choice, choices, date, flag, optional, text, time } from '#core/journal/fields.ts';
import { defineList, type Item } from '#core/list/define-list.ts';
import type { CalendarDate } from '#lib/calendar-date.ts';

/** The days of a week in the order of `weekdayOf`. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** A person's reminders. A rhythm counts from `day`, or from the day on which the reminder was made. */
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
  /** The latest day that was marked as done. */
  readonly done_on: CalendarDate | null;
};
