import { describe, expect, it } from 'vitest';
import { recentFoods } from './recent-foods.ts';

const eaten = (food_name: string, quantity_g: number) => ({ food_name, quantity_g });

describe('recent foods', () => {
  it('appear once each, with the last values, the latest first', () => {
    const entries = [eaten('Arroz', 100), eaten('Feijão', 80), eaten('arroz ', 150), eaten('Banana', 90)];
    expect(recentFoods(entries)).toEqual([eaten('Banana', 90), eaten('arroz ', 150), eaten('Feijão', 80)]);
  });

  it('are one food if only accents and spaces differ', () => {
    expect(recentFoods([eaten('Pao  de queijo', 1), eaten('Pão de queijo', 2)])).toEqual([eaten('Pão de queijo', 2)]);
  });

  it('are empty without a record', () => {
    expect(recentFoods([])).toEqual([]);
  });
});
