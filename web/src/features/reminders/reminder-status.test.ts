import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { recurrenceOf, type Reminder } from './reminder-list.ts';
import { statusOf } from './reminder-status.ts';

const on = (day: string, repeat: Reminder['repeat'], more: Partial<Reminder> = {}) => ({
  day: calendarDate(day),
  repeat,
  weekdays: null,
  created_at: '2026-01-01T12:00:00Z',
  done_on: null,
  ...more,
});

it('a reminder without a day counts from the day on which it was created', () => {
  expect(recurrenceOf({ ...on('2026-01-01', 'weekly'), day: null }).first).toBe('2026-01-01');
});

describe('the status of a reminder', () => {
  const today = calendarDate('2026-11-22');

  it('is “today” from the reminder’s day until it is done, if it does not repeat', () => {
    expect(statusOf(on('2026-11-20', 'never'), today)).toEqual({ kind: 'today', day: '2026-11-20' });
    expect(statusOf(on('2026-11-25', 'never'), today)).toEqual({ kind: 'later', day: '2026-11-25' });
    expect(statusOf(on('2026-11-20', 'never', { done_on: today }), today)).toEqual({ kind: 'done', next: null });
  });

  it('is “done” until the reminder’s next day, if it repeats', () => {
    const daily = on('2026-11-01', 'daily', { done_on: today });
    expect(statusOf(daily, today)).toEqual({ kind: 'done', next: '2026-11-23' });
    expect(statusOf(daily, addDays(today, 1))).toEqual({ kind: 'today', day: '2026-11-23' });
  });

  it('does not accumulate missed days', () => {
    expect(statusOf(on('2026-11-17', 'weekly'), today)).toEqual({ kind: 'later', day: '2026-11-24' });
  });
});
