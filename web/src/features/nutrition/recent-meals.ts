import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Food, Meal } from './nutrition-entries.ts';
import { foodKey } from './recent-foods.ts';

/** A meal that the person ate on one day. One tap adds all of its foods again. */
export interface RecentMeal<Eaten> {
  /** Identifies the meal with its set of foods, on whatever day. */
  readonly key: string;
  readonly meal: Meal;
  readonly foods: readonly Eaten[];
}

type Eaten = Pick<Food, 'id' | 'date' | 'meal' | 'food_name'>;

/**
 * Meals with at least two different foods, the latest first. The same set of foods of the same meal appears once, as the
 * person last ate it. Meals of the day `except` are left out, because the person is still recording them. `entries` may
 * contain an entry twice. The place of its last entry determines how recent a meal is.
 */
export function recentMeals<Entry extends Eaten>(entries: readonly Entry[], except: CalendarDate): RecentMeal<Entry>[] {
  const served = new Map<string, Map<string, Entry>>();
  for (const entry of entries) {
    if (!entry.meal || entry.date === except) continue;
    const key = `${entry.date} ${entry.meal}`;
    const foods = served.get(key) ?? new Map<string, Entry>();
    // As in `recentFoods`: deleted first, so that the key moves to the end.
    served.delete(key);
    served.set(key, foods.set(entry.id, entry));
  }
  const meals = new Map<string, RecentMeal<Entry>>();
  for (const [, byId] of served) {
    const foods = [...byId.values()];
    const names = new Set(foods.map(({ food_name }) => foodKey(food_name)));
    const meal = foods[0]?.meal;
    if (!meal || names.size < 2) continue;
    const key = [meal, ...[...names].sort()].join('\n');
    meals.delete(key);
    meals.set(key, { key, meal, foods });
  }
  return [...meals.values()].reverse();
}
