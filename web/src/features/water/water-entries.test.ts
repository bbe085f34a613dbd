import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { averagePerDay, dailyAmounts, otherSizes } from './water-entries.ts';

const drunk = (date: string, amount_ml: number) => ({ date: date as CalendarDate, amount_ml });
const entries = [drunk('2026-11-20', 250), drunk('2026-11-18', 500), drunk('2026-11-20', 300)];

describe('water by day', () => {
  it('adds up by day and omits days without a record', () => {
    expect([...dailyAmounts(entries)]).toEqual([
      ['2026-11-20', 550],
      ['2026-11-18', 500],
    ]);
  });

  it('averages over the days that have a record, not over the days between them', () => {
    expect(averagePerDay(entries)).toBe(525);
  });

  it('is empty without a record', () => {
    expect(averagePerDay([])).toBeNull();
  });
});

const drunkOnce = (...amounts: number[]) => amounts.map((amount_ml) => ({ amount_ml }));

describe('the sizes beside the glass', () => {
  it('are the three most frequent amounts, the smallest first, without the glass', () => {
    expect(otherSizes(drunkOnce(250, 500, 330, 500, 200, 250, 330, 700, 200, 250), 250)).toEqual([200, 330, 500]);
  });

  it('are empty if the person drank only the glass, or nothing', () => {
    expect(otherSizes(drunkOnce(250, 250), 250)).toEqual([]);
    expect(otherSizes([], 250)).toEqual([]);
  });

  it('have the same order after another press', () => {
    const before = drunkOnce(200, 300, 400);
    expect(otherSizes([...before, ...drunkOnce(400)], 250)).toEqual(otherSizes(before, 250));
  });
});
