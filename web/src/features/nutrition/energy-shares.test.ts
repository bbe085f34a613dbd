import { describe, expect, it } from 'vitest';
import { energyShares, macros } from './energy-shares.ts';
import type { Nutrients } from './nutrients.ts';

const food = (carbs_g: number | null, protein_g: number | null, fat_g: number | null): Nutrients => ({
  calories: null,
  fiber_g: null,
  sodium_mg: null,
  carbs_g,
  protein_g,
  fat_g,
});

describe('the shares of energy', () => {
  it('weigh grams by their energy: 4, 4 and 9 kilocalories', () => {
    expect(energyShares([food(50, 25, 10)])?.percent).toEqual({ carbs_g: 51, protein_g: 26, fat_g: 23 });
  });

  it('omit foods that do not state all three, and count the others', () => {
    expect(energyShares([food(10, 10, 0), food(90, null, 3)])).toEqual({
      percent: { carbs_g: 50, protein_g: 50, fat_g: 0 },
      grams: { carbs_g: 10, protein_g: 10, fat_g: 0 },
      known: 1,
    });
  });

  it('are null without data or energy', () => {
    expect(energyShares([])).toBeNull();
    expect(energyShares([food(null, 3, 3)])).toBeNull();
    expect(energyShares([food(0, 0, 0)])).toBeNull();
  });

  it('always add up to a hundred', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const grams = [1, 7, 13].map((step) => ((seed * step * 7919) % 997) / 10);
      const shares = energyShares([food(grams[0]!, grams[1]!, grams[2]!)]);
      if (shares === null) continue;
      expect(macros.reduce((total, macro) => total + shares.percent[macro], 0)).toBe(100);
      expect(Object.values(shares.percent).every((percent) => percent >= 0)).toBe(true);
    }
  });
});
