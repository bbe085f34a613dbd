import { foldText } from '#lib/fold-text.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { type Food, nutritionEntries } from './nutrition-entries.ts';

interface Eaten {
  readonly food_name: string;
}

/** The key that identifies a food across entries: its name without accents, capitals and extra spaces. */
export const foodKey = (name: string): string => foldText(name).replace(/\s+/gu, ' ').trim();

/** Each food once, as the person last ate it, the latest first. `entries` are oldest first. */
export function recentFoods<Entry extends Eaten>(entries: readonly Entry[]): Entry[] {
  const foods = new Map<string, Entry>();
  for (const entry of entries) {
    const key = foodKey(entry.food_name);
    // A map preserves the place of an existing key, so the key is deleted first and moves to the end.
    foods.delete(key);
    foods.set(key, entry);
  }
  return [...foods.values()].reverse();
}

/** How many days back a food counts as recent. */
const reach = 60;

/**
 * The entries of the two months before today, then those of the two months before the selected date, each oldest first. An
 * entry can be in both. The first part helps a person who records a past day that has few records before it. Undefined until
 * loaded.
 */
export function useRecentEntries(): readonly Food[] | undefined {
  const { date } = useSelectedDate();
  const today = useToday();
  const before = useEntries<Food>(nutritionEntries.table, { from: addDays(date, -reach), to: date });
  const recent = useEntries<Food>(nutritionEntries.table, { from: addDays(today, -reach), to: today });
  return [before.state, recent.state].includes('loading') ? undefined : [...recent.rows, ...before.rows];
}
