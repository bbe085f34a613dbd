import { expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { momentOf } from '#lib/clock-time.ts';
import { withDay } from './use-reminder-save.ts';

const now = momentOf(calendarDate('2026-12-31'), '12:00');
const plain = { text: 'Water the plants', day: null, time: null, repeat: 'never', weekdays: null, alarm: false } as const;

it('a time without a day means its next occurrence', () => {
  expect(withDay({ ...plain, time: '18:00' }, now).day).toBe('2026-12-31');
  expect(withDay({ ...plain, time: '08:00' }, now).day).toBe('2027-01-01');
});

it('a reminder without a time, with a day or with repetition gets no day', () => {
  const day = calendarDate('2026-12-24');
  expect(withDay(plain, now).day).toBeNull();
  expect(withDay({ ...plain, time: '08:00', day }, now).day).toBe(day);
  expect(withDay({ ...plain, time: '08:00', repeat: 'daily' }, now).day).toBeNull();
});

it('drops the weekdays of another repetition', () => {
  expect(withDay({ ...plain, repeat: 'daily', weekdays: ['mon'] }, now).weekdays).toBeNull();
  expect(withDay({ ...plain, repeat: 'weekdays', weekdays: ['mon'] }, now).weekdays).toEqual(['mon']);
});
