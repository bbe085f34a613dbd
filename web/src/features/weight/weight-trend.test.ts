import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate, calendarDate } from '@cogn/shared/calendar-date.ts';
import { latestTrend, weightTrend, changeOver, trendByDay } from './weight-trend.ts';

const start = '2026-08-01' as CalendarDate;
const weighed = (day: number, weight_kg: number) => ({ date: addDays(start, day), weight_kg });

describe('the weight trend', () => {
  it('starts at the first weighing and takes a tenth of each new day', () => {
    const [run = []] = weightTrend([weighed(0, 80), weighed(1, 81), weighed(2, 79)]);
    expect(run.map((point) => point.weight_kg)).toEqual([80, expect.closeTo(80.1, 10), expect.closeTo(79.99, 10)]);
  });

  it('weighs a measurement after a week as much as seven equal daily ones', () => {
    const daily = [weighed(0, 80), ...[1, 2, 3, 4, 5, 6, 7].map((day) => weighed(day, 82))];
    const sparse = [weighed(0, 80), weighed(7, 82)];
    expect(latestTrend(sparse)).toBeCloseTo(latestTrend(daily) as number, 10);
  });

  it('uses the mean of several weighings on one day, in any order', () => {
    const [run = []] = weightTrend([weighed(1, 82), weighed(0, 79), weighed(0, 81)]);
    expect(run.map((point) => point.date)).toEqual(['2026-08-01', '2026-08-02']);
    expect(run[0]?.weight_kg).toBe(80);
  });

  it('leaves a gap of more than three weeks open and restarts after it', () => {
    expect(weightTrend([weighed(0, 80), weighed(21, 81)])).toHaveLength(1);
    expect(weightTrend([weighed(0, 80), weighed(22, 81)]).map((run) => run.length)).toEqual([1, 1]);
  });

  it('is empty without a weighing', () => {
    expect(weightTrend([])).toEqual([]);
    expect(latestTrend([])).toBeNull();
  });
});

describe('the change of the trend', () => {
  const everyThirdDay = Array.from({ length: 32 }, (_, index) => weighed(index * 3, 80 - index * 0.1));

  it('compares the last weighing with the trend before the period', () => {
    const [run = []] = weightTrend(everyThirdDay);
    const last = run.at(-1);
    expect(changeOver(everyThirdDay, 30)).toBeCloseTo((last?.weight_kg ?? 0) - (run.at(-11)?.weight_kg ?? 0), 10);
    expect(changeOver(everyThirdDay, 30)).toBeLessThan(0);
  });

  it('is null if the records do not reach back far enough', () => {
    expect(changeOver([weighed(0, 80), weighed(5, 79)], 7)).toBeNull();
    expect(changeOver([], 7)).toBeNull();
  });

  it('compares across a gap if a weighing shortly before the period gives its start', () => {
    const aroundVacation = [weighed(0, 81), weighed(3, 81), weighed(40, 79), weighed(95, 79)];
    expect(changeOver(aroundVacation, 90)).toBeCloseTo(-2, 1);
  });

  it('is null if the weighing before the period is more than three weeks older than it', () => {
    expect(changeOver([weighed(0, 90), weighed(60, 80), weighed(61, 80)], 30)).toBeNull();
  });
});

const first = calendarDate('2026-08-01');
const day = (index: number) => addDays(first, index);
const point = (index: number, weight_kg: number) => ({ date: day(index), weight_kg });

it('draws a straight line between two weighings of a run and leaves everything else open', () => {
  const runs = [[point(1, 80), point(3, 81)], [point(6, 70)]];
  expect(trendByDay(runs, [0, 1, 2, 3, 4, 5, 6, 7].map(day))).toEqual([null, 80, 80.5, 81, null, null, 70, null]);
});
