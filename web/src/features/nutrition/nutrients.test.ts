import { describe, expect, it } from 'vitest';
import { type Nutrients, totalOf, averageOfWholeDays, dayTotals, isWhole } from './nutrients.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

const nothing: Nutrients = { calories: null, protein_g: null, carbs_g: null, fat_g: null, sodium_mg: null };
const food = (said: Partial<Nutrients>): Nutrients => ({ ...nothing, ...said });

describe('the total of some foods', () => {
  it('adds what is known and says of how many foods it is', () => {
    expect(totalOf([food({ protein_g: 4 }), food({ protein_g: 2.5 }), food({})], 'protein_g')).toEqual({
      amount: 6.5,
      known: 2,
      foods: 3,
    });
  });

  it('takes a said zero for a number, and silence for none', () => {
    expect(totalOf([food({ fat_g: 0 })], 'fat_g')).toEqual({ amount: 0, known: 1, foods: 1 });
    expect(totalOf([food({})], 'fat_g')).toEqual({ amount: null, known: 0, foods: 1 });
  });

  it('knows nothing of no food', () => {
    expect(totalOf([], 'calories')).toEqual({ amount: null, known: 0, foods: 0 });
  });
});

const dated = (date: string, calories: number | null) => ({
  date: date as CalendarDate,
  calories,
  protein_g: null,
  carbs_g: null,
  fat_g: null,
  sodium_mg: null,
});
const foods = [dated('2026-11-18', 400), dated('2026-11-18', 200), dated('2026-11-20', 900), dated('2026-11-20', null)];

describe('dated by day', () => {
  it('adds up by day and leaves out days without a record', () => {
    expect([...dayTotals(foods, 'calories')]).toEqual([
      ['2026-11-18', { amount: 600, known: 2, foods: 2 }],
      ['2026-11-20', { amount: 900, known: 1, foods: 2 }],
    ]);
  });

  it('calls a day whole only when every dated says it', () => {
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
