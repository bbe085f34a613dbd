import { describe, expect, it } from 'vitest';
import type { Nutrients } from './nutrients.ts';
import { totalOf } from './total-of.ts';

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
