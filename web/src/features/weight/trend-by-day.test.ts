import { expect, it } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { trendByDay } from './trend-by-day.ts';

const start = calendarDate('2026-08-01');
const day = (index: number) => addDays(start, index);
const point = (index: number, weight_kg: number) => ({ date: day(index), weight_kg });

it('draws a straight line between two weighings of a run and leaves everything else open', () => {
  const runs = [[point(1, 80), point(3, 81)], [point(6, 70)]];
  expect(trendByDay(runs, [0, 1, 2, 3, 4, 5, 6, 7].map(day))).toEqual([null, 80, 80.5, 81, null, null, 70, null]);
});
