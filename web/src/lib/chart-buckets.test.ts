import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { chartBuckets } from './chart-buckets.ts';

const to = calendarDate('2026-11-22');
const lengthOf = ({ from, to: end }: { from: string; to: string }) => (Date.parse(end) - Date.parse(from)) / 86_400_000 + 1;

describe('the buckets of a chart', () => {
  it.each([
    [365, [8, ...Array.from({ length: 51 }, () => 7)]],
    [21, [7, 7, 7]],
    [20, [13, 7]],
    [6, [6]],
  ])('of %i days are whole weeks, and the rest joins the first: %j', (days, lengths) => {
    expect(chartBuckets({ from: addDays(to, 1 - days), to }, 'week').map(lengthOf)).toEqual(lengths);
  });

  it('are calendar months, and a barely covered one joins its neighbour', () => {
    const months = (from: string, end: string) =>
      chartBuckets({ from: calendarDate(from), to: calendarDate(end) }, 'month').map((place) => [place.from, place.to]);
    expect(months('2025-12-10', '2026-02-15')).toEqual([
      ['2025-12-10', '2025-12-31'],
      ['2026-01-01', '2026-01-31'],
      ['2026-02-01', '2026-02-15'],
    ]);
    expect(months('2025-12-31', '2026-02-01')).toEqual([['2025-12-31', '2026-02-01']]);
    expect(months('2026-02-27', '2026-03-05')).toEqual([['2026-02-27', '2026-03-05']]);
  });

  it('are days', () => {
    expect(chartBuckets({ from: addDays(to, -1), to }, 'day')).toEqual([
      { from: '2026-11-21', to: '2026-11-21' },
      { from: to, to },
    ]);
  });
});
