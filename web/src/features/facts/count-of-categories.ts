import { factCategories, type FactCategory } from './fact-categories.ts';

/** How often each category was recorded, the most frequent first; categories without a record are left out. */
export function countOfCategories(
  entries: readonly { readonly category: FactCategory }[],
): readonly { readonly category: FactCategory; readonly count: number }[] {
  return factCategories
    .map((category) => ({ category, count: entries.filter((entry) => entry.category === category).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
