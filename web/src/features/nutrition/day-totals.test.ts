import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { averageOfWholeDays, dayTotals, isWhole } from './day-totals.ts';

const food = (date: string, calories: number | null) => ({
  date: date as CalendarDate,
  calories,
  protein_g: null,
  carbs_g: null,
  fat_g: null,
  sodium_mg: null,
});
const foods = [food('2026-11-18', 400), food('2026-11-18', 200), food('2026-11-20', 900), food('2026-11-20', null)];

describe('food by day', () => {
  it('adds up by day and leaves out days without a record', () => {
    expect([...dayTotals(foods, 'calories')]).toEqual([
      ['2026-11-18', { amount: 600, known: 2, foods: 2 }],
      ['2026-11-20', { amount: 900, known: 1, foods: 2 }],
    ]);
  });

  it('calls a day whole only when every food says it', () => {
    expect([...dayTotals(foods, 'calories').values()].map(isWhole)).toEqual([true, false]);
  });

  it('averages over whole days only, so that a gap is never a zero', () => {
    expect(averageOfWholeDays(foods, 'calories')).toEqual({ average: 600, days: 1 });
  });

  it('has no average without a whole day', () => {
    expect(averageOfWholeDays(foods.slice(2), 'calories')).toBeNull();
    expect(averageOfWholeDays(foods, 'protein_g')).toBeNull();
  });
});
