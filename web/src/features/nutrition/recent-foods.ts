import { foldText } from '#lib/fold-text.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { type Food, nutritionEntries } from './nutrition-entries.ts';

interface Eaten {
  readonly food_name: string;
}

/** What two entries must share to be one food: the name, whatever its accents, capitals and spaces. */
export const foodKey = (name: string): string => foldText(name).replace(/\s+/gu, ' ').trim();

/** Each food once, as it was last eaten, the latest first. `entries` are oldest first. */
export function recentFoods<Entry extends Eaten>(entries: readonly Entry[]): Entry[] {
  const foods = new Map<string, Entry>();
  for (const entry of [...entries].reverse()) {
    const key = foodKey(entry.food_name);
    if (!foods.has(key)) foods.set(key, entry);
  }
  return [...foods.values()];
}

/** How far "recent" reaches back, in days. */
const reach = 60;

/**
 * The foods of the two months before the selected date as they were last eaten, the latest first, then those of the two months before today: a
 * day that is written down later is rarely one that others were written down before. Undefined while they are not known.
 */
export function useRecentFoods(): readonly Food[] | undefined {
  const { date } = useSelectedDate();
  const today = useToday();
  const before = useEntries<Food>(nutritionEntries.table, { from: addDays(date, -reach), to: date });
  const lately = useEntries<Food>(nutritionEntries.table, { from: addDays(today, -reach), to: today });
  return [before.state, lately.state].includes('loading') ? undefined : recentFoods([...lately.rows, ...before.rows]);
}
