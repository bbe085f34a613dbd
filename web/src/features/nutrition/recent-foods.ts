import { foldText } from '#lib/fold-text.ts';

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
