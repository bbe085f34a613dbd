import { expect, it } from 'vitest';
import { describeDays } from './usage-numbers.tsx';

const day = (date: number, people: number | null) => ({ day: `2026-03-0${date}`, people, records: people, sign_ups: 0 });

it('names the first day with the highest count, and counts the hidden days', () => {
  expect(describeDays([day(1, 5), day(2, null), day(3, 9), day(4, 9), day(5, null)], 'people')).toEqual({
    most: { day: '2026-03-03', value: 9 },
    hidden: 2,
  });
});

it('names no day if every count is zero or hidden', () => {
  expect(describeDays([day(1, 0), day(2, null)], 'people')).toEqual({ most: null, hidden: 1 });
  expect(describeDays([], 'sign_ups')).toEqual({ most: null, hidden: 0 });
});
