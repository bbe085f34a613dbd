import { foldText } from '#lib/fold-text.ts';
import type { Effort } from './efforts.ts';

interface Findable {
  readonly title: string;
  readonly ingredients: string | null;
  readonly effort: Effort | null;
}

/**
 * The recipes that hold every word of the query in their title or ingredients, whatever the accents and capitals, and that take the
 * asked effort; by title in the way of this locale. A recipe that says nothing of its effort is left out once one is asked for.
 */
export function findRecipes<Recipe extends Findable>(
  recipes: readonly Recipe[],
  { query, effort, locale }: { query: string; effort: Effort | null; locale: string },
): Recipe[] {
  const words = foldText(query).split(/\s+/u).filter(Boolean);
  const found = recipes.filter((recipe) => {
    const text = foldText(`${recipe.title}\n${recipe.ingredients ?? ''}`);
    return words.every((word) => text.includes(word)) && (effort === null || recipe.effort === effort);
  });
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return found.sort((one, other) => compare(one.title, other.title));
}
