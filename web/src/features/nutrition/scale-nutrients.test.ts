import { describe, expect, it } from 'vitest';
import { followQuantity, atQuantity, type Portion } from './scale-nutrients.ts';

const rice: Portion = {
  quantity_g: 100,
  calories: 130,
  protein_g: 2.5,
  carbs_g: 28,
  fat_g: 0.3,
  fiber_g: 0.4,
  sodium_mg: null,
};

describe('the same food in another quantity', () => {
  it('scales known values and leaves unknown ones', () => {
    expect(atQuantity(rice, 150)).toEqual({
      calories: 195,
      protein_g: 3.8,
      carbs_g: 42,
      fat_g: 0.5,
      fiber_g: 0.6,
      sodium_mg: null,
    });
  });

  it('leaves a portion without a quantity unchanged', () => {
    expect(atQuantity({ ...rice, quantity_g: null }, 150).calories).toBe(130);
  });
});

describe('values that follow the quantity while it is typed', () => {
  const { quantity_g: _, ...start } = rice;

  it('follow each keystroke without accumulating errors', () => {
    let current: typeof start = start;
    let from: number | null = 100;
    for (const to of [1, 15, 150, 15, 1, 10, 100]) {
      current = { ...current, ...followQuantity(rice, { from, to, current }) };
      from = to;
    }
    expect(current).toEqual(start);
  });

  it('do not change if the person typed another value', () => {
    const current = { ...start, protein_g: 9 };
    expect(followQuantity(rice, { from: 100, to: 200, current })).toEqual({
      calories: 260,
      carbs_g: 56,
      fat_g: 0.6,
      fiber_g: 0.8,
    });
  });

  it('stay empty if the person cleared the field', () => {
    expect(followQuantity(rice, { from: 100, to: 200, current: { ...start, calories: null } }).calories).toBeUndefined();
  });

  it('follow again after the quantity was empty for a moment', () => {
    expect(followQuantity(rice, { from: null, to: 50, current: start }).calories).toBe(65);
  });

  it('do not change for an invalid quantity, or a portion without one', () => {
    expect(followQuantity(rice, { from: 100, to: 0, current: start })).toEqual({});
    expect(followQuantity({ ...rice, quantity_g: null }, { from: 100, to: 50, current: start })).toEqual({});
  });
});
