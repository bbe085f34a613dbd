import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { findInsights } from '#lib/insights/find-insights.ts';
import { certaintyOf } from './insight-list.tsx';
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
    const sleepHours = days.map((at) => [at, short(at) ? 5.5 : 7] as const);
    const overload = days.slice(1).map((at) => [at, short(at - 1) && at % 9 !== 0 ? 1 : 0] as const);
    const { insights } = findInsights(seriesOf({ series: { sleepHours, overload }, starts: [] }, span), pairs, declaredCuts);
    const next = insights.find(({ pair, lag }) => pair.from === 'sleepHours' && pair.to === 'overload' && lag === 1);
    expect(next).toMatchObject({
      days: 119,
      from: { side: 'below', split: { cut: 6, declared: true } },
      to: { side: 'above', split: { cut: 1 } },
      without: [0, expect.any(Number) as number],
    });
    expect(certaintyOf(next?.probability ?? 1)).toBe('certain3');
  });
});

describe('the certainty of a finding', () => {
  it('has three levels', () => {
    expect([0.05, 0.011, 0.01, 0.0011, 0.001, 0].map(certaintyOf)).toEqual([
      'certain1',
      'certain1',
      'certain2',
      'certain2',
      'certain3',
      'certain3',
    ]);
  });
});
