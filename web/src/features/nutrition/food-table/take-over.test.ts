import { describe, expect, it } from 'vitest';
import { atQuantity, type Portion } from '../scale-nutrients.ts';
import { takeOver } from './take-over.ts';

const rice: Portion = {
  quantity_g: 100,
  calories: 130,
  protein_g: 2.5,
  carbs_g: 28,
  fat_g: 0.3,
  fiber_g: 0.4,
  sodium_mg: null,
};

describe('values of another food', () => {
  const bread: Portion = {
    quantity_g: 100,
    calories: 266,
    protein_g: 8.85,
    carbs_g: 49.42,
    fat_g: 3.33,
    fiber_g: 2.7,
    sodium_mg: 490,
  };
  const nothing = { calories: null, protein_g: null, carbs_g: null, fat_g: null, fiber_g: null, sodium_mg: null };

  it('fill empty fields for the quantity, rounded to one decimal', () => {
    expect(takeOver(bread, { before: null, to: 29, current: nothing })).toEqual({
      calories: 77.1,
      protein_g: 2.6,
      carbs_g: 14.3,
      fat_g: 1,
      fiber_g: 0.8,
      sodium_mg: 142.1,
    });
  });

  it('replace those of the previous food, but not what the person typed', () => {
    const before = atQuantity(rice, 50);
    expect(takeOver(bread, { before, to: 50, current: { ...before, fat_g: 7, sodium_mg: null } })).toEqual({
      calories: 133,
      protein_g: 4.4,
      carbs_g: 24.7,
      fiber_g: 1.4,
      sodium_mg: 245,
    });
  });
});
