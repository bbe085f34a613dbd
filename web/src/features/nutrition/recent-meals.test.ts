import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Meal } from './nutrition-entries.ts';
import { recentMeals } from './recent-meals.ts';

const eaten = (date: string, meal: Meal | null, food_name: string, id = `${date} ${food_name}`) => ({
  id,
  date: date as CalendarDate,
  meal,
  food_name,
});
const today = '2026-03-09' as CalendarDate;
const offers = (entries: readonly ReturnType<typeof eaten>[]) =>
  recentMeals(entries, today).map(({ meal, foods }) => [meal, ...foods.map(({ food_name }) => food_name)]);

describe('recent meals', () => {
  it('have the foods of one meal of one day, two or more, the latest meal first', () => {
    expect(
      offers([
        eaten('2026-03-05', 'breakfast', 'Pão francês'),
        eaten('2026-03-05', 'lunch', 'Arroz'),
        eaten('2026-03-05', 'breakfast', 'Ovo'),
        eaten('2026-03-05', 'dinner', 'Sopa'),
        eaten('2026-03-06', 'lunch', 'Feijão'),
        eaten('2026-03-06', 'lunch', 'Arroz'),
        eaten('2026-03-06', null, 'Uva'),
        eaten('2026-03-06', null, 'Maçã'),
      ]),
    ).toEqual([
      ['lunch', 'Feijão', 'Arroz'],
      ['breakfast', 'Pão francês', 'Ovo'],
    ]);
  });

  it('appear once for the same foods in any order and spelling, as last eaten, and once for each meal', () => {
    expect(
      offers([
        eaten('2026-03-05', 'breakfast', 'Pao'),
        eaten('2026-03-05', 'breakfast', 'café'),
        eaten('2026-03-06', 'snack', 'Café'),
        eaten('2026-03-06', 'snack', 'Pão'),
        eaten('2026-03-07', 'breakfast', 'Café'),
        eaten('2026-03-07', 'breakfast', 'Pão'),
      ]),
    ).toEqual([
      ['breakfast', 'Café', 'Pão'],
      ['snack', 'Café', 'Pão'],
    ]);
  });

  it('count an entry once that is listed twice, but a food twice that was eaten twice', () => {
    const [bread, more, egg] = [
      eaten('2026-03-05', 'breakfast', 'Pão', 'one'),
      eaten('2026-03-05', 'breakfast', 'pão', 'two'),
      eaten('2026-03-05', 'breakfast', 'Ovo', 'three'),
    ];
    expect(offers([bread, more, bread, more])).toEqual([]);
    expect(offers([bread, more, egg, bread, more, egg])).toEqual([['breakfast', 'Pão', 'pão', 'Ovo']]);
  });

  it('leave out the day that the person is recording', () => {
    expect(offers([eaten(today, 'lunch', 'Arroz'), eaten(today, 'lunch', 'Feijão')])).toEqual([]);
  });
});
