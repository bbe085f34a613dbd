import { describe, expect, it } from 'vitest';
import { type Nutrients, totalOf, averageOfWholeDays, dayTotals, isWhole } from './nutrients.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

const nothing: Nutrients = { calories: null, protein_g: null, carbs_g: null, fat_g: null, fiber_g: null, sodium_mg: null };
const food = (said: Partial<Nutrients>): Nutrients => ({ ...nothing, ...said });

describe('the total of some foods', () => {
  it('adds known values and counts their foods', () => {
    expect(totalOf([food({ protein_g: 4 }), food({ protein_g: 2.5 }), food({})], 'protein_g')).toEqual({
      amount: 6.5,
      known: 2,
      foods: 3,
    });
  });

  it('counts a stated zero as a number, and a missing value as unknown', () => {
    expect(totalOf([food({ fat_g: 0 })], 'fat_g')).toEqual({ amount: 0, known: 1, foods: 1 });
    expect(totalOf([food({})], 'fat_g')).toEqual({ amount: null, known: 0, foods: 1 });
  });

  it('is unknown without foods', () => {
    expect(totalOf([], 'calories')).toEqual({ amount: null, known: 0, foods: 0 });
  });
});

const dated = (date: string, calories: number | null) => ({
  date: date as CalendarDate,
  calories,
  protein_g: null,
  carbs_g: null,
  fat_g: null,
  fiber_g: null,
  sodium_mg: null,
});
const foods = [dated('2026-11-18', 400), dated('2026-11-18', 200), dated('2026-11-20', 900), dated('2026-11-20', null)];

describe('nutrients by day', () => {
  it('adds up by day and omits days without a record', () => {
    expect([...dayTotals(foods, 'calories')]).toEqual([
      ['2026-11-18', { amount: 600, known: 2, foods: 2 }],
      ['2026-11-20', { amount: 900, known: 1, foods: 2 }],
    ]);
  });

  it('calls a day complete only if every food states the value', () => {
    expect([...dayTotals(foods, 'calories').values()].map(isWhole)).toEqual([true, false]);
  });

  it('averages over complete days only, so that a gap is never a zero', () => {
    expect(averageOfWholeDays(foods, 'calories')).toEqual({ average: 600, days: 1 });
  });

  it('has no average without a complete day', () => {
    expect(averageOfWholeDays(foods.slice(2), 'calories')).toBeNull();
    expect(averageOfWholeDays(foods, 'protein_g')).toBeNull();
  });
});
