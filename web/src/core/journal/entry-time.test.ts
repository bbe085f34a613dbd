import { expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { formatEntryTime, sortByTime } from './entry-time.ts';

const date = calendarDate('2026-03-11');
const writtenAt = (day: number, hour: number) => new Date(2026, 2, day, hour).toISOString();
const entry = (id: string, created_at: string, time: string | null = null) => ({ id, date, created_at, time });
const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

it('an entry shows the time that the person chose, otherwise the time of its creation', () => {
  expect(formatEntryTime(entry('a', writtenAt(11, 21), '15:30'), 'pt')).toBe('15:30');
  expect(formatEntryTime(entry('a', writtenAt(11, 21), '15:30'), 'en')).toMatch(/^3:30\sPM$/u);
  expect(formatEntryTime(entry('a', writtenAt(11, 21)), 'pt')).toBe('21:00');
});

it('the entries of a day are in the order of their times, and those written on a later day without a time are last', () => {
  const morning = entry('morning', writtenAt(11, 8));
  const night = entry('night', writtenAt(11, 20));
  const afternoon = entry('afternoon', writtenAt(11, 21), '15:30');
  const nextDay = entry('next day', writtenAt(12, 7));
  expect(idsOf(sortByTime([morning, night, afternoon, nextDay]))).toEqual(['morning', 'afternoon', 'night', 'next day']);
});

it('an entry that was written later does not leave its day', () => {
  const late = entry('late', writtenAt(20, 9));
  const following = { ...entry('following', writtenAt(12, 21), '06:00'), date: calendarDate('2026-03-12') };
  expect(idsOf(sortByTime([following, late]))).toEqual(['late', 'following']);
});

it('rows of tables without a day keep their order', () => {
  const reminders = [
    { id: 'b', time: '20:00', created_at: writtenAt(2, 8) },
    { id: 'a', time: '07:00', created_at: writtenAt(1, 8) },
  ];
  expect(sortByTime(reminders)).toBe(reminders);
});
