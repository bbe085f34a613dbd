import { afterEach, describe, expect, it } from 'vitest';
import { draftKey } from '#core/drafts/draft-store.ts';
import { draftStore } from '#core/drafts/use-draft.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { groupByMeal, mealBeingRecorded, mealInForm } from './meals.ts';
import type { Meal } from './nutrition-entries.ts';

const added = (created_at: string, meal: Meal | null) => ({ created_at, meal });
const noon = Date.parse('2026-03-05T12:00:00Z');

describe('the meal that the person is recording', () => {
  it('is that of the last food for an hour, and none afterwards', () => {
    const foods = [added('2026-03-05T11:00:30Z', 'breakfast'), added('2026-03-05T11:01:00Z', 'lunch')];
    expect(mealBeingRecorded(foods, noon)).toBe('lunch');
    expect(mealBeingRecorded(foods, noon + 2 * 60_000)).toBeNull();
    expect(mealBeingRecorded([added('2026-03-05T18:00:00Z', 'dinner')], noon)).toBeNull();
  });

  it('is none if the last food has none, or if there is no food', () => {
    expect(
      mealBeingRecorded([added('2026-03-05T11:30:00Z', 'lunch'), added('2026-03-05T11:50:00Z', null)], noon),
    ).toBeNull();
    expect(mealBeingRecorded([], noon)).toBeNull();
  });
});

describe('the meal of a food that is added with one tap', () => {
  const date = '2026-03-05' as CalendarDate;
  const draft = draftKey(null, `nutrition_entries:${date}`);
  afterEach(() => draftStore.clear(draft));

  it('is the one that the form shows: chosen there, or kept from the last food', () => {
    expect(mealInForm(date, 'lunch')).toBe('lunch');
    draftStore.keep(draft, { food_name: 'Arr' });
    expect(mealInForm(date, 'lunch')).toBe('lunch');
    draftStore.keep(draft, { meal: 'dinner' });
    expect(mealInForm(date, 'lunch')).toBe('dinner');
  });

  it('is none if the person cleared the choice', () => {
    draftStore.keep(draft, { meal: '' });
    expect(mealInForm(date, 'lunch')).toBeNull();
  });
});

describe('the foods of a day by meal', () => {
  const eaten = (food_name: string, meal: Meal | null) => ({ food_name, meal });

  it('are in the order of the meals, with the foods without a meal last', () => {
    const [soup, bread, tea, egg] = [
      eaten('Sopa', 'dinner'),
      eaten('Pão', 'breakfast'),
      eaten('Chá', null),
      eaten('Ovo', 'breakfast'),
    ];
    expect(groupByMeal([soup, bread, tea, egg])).toEqual([
      { meal: 'breakfast', foods: [bread, egg] },
      { meal: 'dinner', foods: [soup] },
      { meal: null, foods: [tea] },
    ]);
  });

  it('are not grouped if no food has a meal, or if the rows are from before meals existed', () => {
    expect(groupByMeal([eaten('Pão', null)])).toBeNull();
    expect(groupByMeal([{ food_name: 'Pão' } as unknown as ReturnType<typeof eaten>])).toBeNull();
    expect(groupByMeal([])).toBeNull();
  });
});
