import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { averagePerDay, dailyAmounts } from './daily-amount.ts';

const drunk = (date: string, amount_ml: number) => ({ date: date as CalendarDate, amount_ml });
const entries = [drunk('2026-11-20', 250), drunk('2026-11-18', 500), drunk('2026-11-20', 300)];

describe('water by day', () => {
  it('adds up what was drunk on a day and leaves out days without a record', () => {
    expect([...dailyAmounts(entries)]).toEqual([
      ['2026-11-20', 550],
      ['2026-11-18', 500],
    ]);
  });

  it('averages over the days that have a record, not over the days between them', () => {
    expect(averagePerDay(entries)).toBe(525);
  });

  it('says nothing when nothing was recorded', () => {
    expect(averagePerDay([])).toBeNull();
  });
});
