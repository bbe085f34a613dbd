import { expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import type { Reminder } from './reminder-list.ts';
import { reminderAlarms } from './reminder-alarms.ts';

const today = calendarDate('2026-11-22');
const reminder = (given: Partial<Reminder>): Reminder => ({
  id: 'one',
  created_at: '2026-11-01T12:00:00Z',
  text: 'Water the plants',
  day: null,
  time: '18:00',
  repeat: 'daily',
  weekdays: null,
  alarm: true,
  done_on: null,
  ...given,
});
const days = (given: Partial<Reminder>) => reminderAlarms([reminder(given)], today).map(({ day }) => day);

it('returns the alarms of yesterday and today that are not done', () => {
  expect(days({})).toEqual(['2026-11-21', '2026-11-22']);
  expect(days({ done_on: calendarDate('2026-11-21') })).toEqual(['2026-11-22']);
  expect(days({ done_on: today })).toEqual([]);
  expect(days({ repeat: 'never', day: today, done_on: calendarDate('2026-11-20') })).toEqual([]);
});

it('returns none without a time or without an alarm', () => {
  expect(days({ time: null })).toEqual([]);
  expect(days({ alarm: false })).toEqual([]);
});
