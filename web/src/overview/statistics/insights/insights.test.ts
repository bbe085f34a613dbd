import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { findInsights } from '#lib/insights/find-insights.ts';
import { chanceOf, sizeOf } from './insight-list.tsx';
import { pairs, seriesNames, declaredCuts } from './pairs.ts';
import { seriesOf } from './series-of.ts';

const span = { from: calendarDate('2026-01-01'), to: calendarDate('2026-04-30') };
const day = (number: number) => addDays(span.from, number);

describe('what is compared', () => {
  it('has at most forty pairs with lags up to two days, none twice and none with itself', () => {
    expect(pairs.length).toBeLessThanOrEqual(40);
    expect(new Set(pairs.map(({ from, to }) => `${from} ${to}`)).size).toBe(pairs.length);
    for (const { from, to, lags } of pairs) {
      expect([from, to, from !== to, lags.every((lag) => lag >= 0 && lag <= 2)]).toEqual([from, to, true, true]);
    }
    const used = new Set(pairs.flatMap(({ from, to }) => [from, to]));
    expect(seriesNames.filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('series of days', () => {
  it('have a value for each recorded day, and none for other days', () => {
    const series = seriesOf(
      {
        series: {
          sleepHours: [
            [0, 7.5],
            [3, 0],
          ],
        },
        starts: [],
      },
      span,
    );
    const hours = series.get('sleepHours');
    expect(hours?.length).toBe(120);
    expect(hours?.[0]).toBe(7.5);
    expect(hours?.[3]).toBe(0);
    expect(hours?.filter((value) => !Number.isNaN(value)).length).toBe(2);
    expect(series.get('water')?.every(Number.isNaN)).toBe(true);
  });

  it('include the days of a complete cycle, but not of the current one', () => {
    const starts: [CalendarDate, CalendarDate][] = [10, 38].map((number) => [day(number), day(number)]);
    const series = seriesOf({ series: {}, starts }, span);
    const result = (name: string, value: number) =>
      [...(series.get(name)?.entries() ?? [])].flatMap(([at, said]) => (said === value ? [at] : []));
    expect(result('period', 1)).toEqual([10, 11, 12, 13]);
    expect(result('period', 0)).toEqual(Array.from({ length: 20 }, (_, at) => 18 + at));
    expect(result('beforePeriod', 1)).toEqual([33, 34, 35, 36, 37]);
    expect(result('beforePeriod', 0)).toEqual(Array.from({ length: 15 }, (_, at) => 18 + at));
  });

  it('report related days, divided at the declared cut', () => {
    const short = (at: number) => (at * at * 7 + at) % 11 < 4;
    const days = Array.from({ length: 120 }, (_, at) => at);
    const sleepHours = days.map((at) => [at, short(at) ? 5.5 : at % 5 === 0 ? 8.5 : 7.5] as const);
    const overload = days.slice(1).map((at) => [at, short(at - 1) && at % 9 !== 0 ? 1 : 0] as const);
    const { insights } = findInsights(seriesOf({ series: { sleepHours, overload }, starts: [] }, span), pairs, declaredCuts);
    const next = insights.find(({ pair, lag }) => pair.from === 'sleepHours' && pair.to === 'overload' && lag === 1);
    expect(next).toMatchObject({ from: { side: 'below', split: { cut: 6, declared: true } } });
    expect((next?.days[0] ?? 0) + (next?.days[1] ?? 0)).toBe(119);
    expect(next?.interval[0]).toBeGreaterThan(0.2);
    expect([chanceOf(next?.probability ?? 1), sizeOf(next?.size ?? 0)]).toEqual(['chance2', 'size3']);
  });
});

describe('a finding', () => {
  it('has two grades of chance and three of size', () => {
    expect([0.05, 0.011, 0.01, 0].map(chanceOf)).toEqual(['chance1', 'chance1', 'chance2', 'chance2']);
    expect([0.3, 0.5, 0.79, 0.8].map(sizeOf)).toEqual(['size1', 'size2', 'size2', 'size3']);
  });
});
