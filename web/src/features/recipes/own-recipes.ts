import { choice, integer, optional, text } from '#core/journal/fields.ts';
import { itemPhotoId } from '#shared-features/row-photos/item-photo-id.ts';
import { defineList, type Item } from '#core/list/define-list.ts';
import { containsTerms, searchTerms } from '#lib/fold-text.ts';

/** How much of the person's energy a recipe takes. */
export const efforts = ['low', 'medium', 'high'] as const;

export type Effort = (typeof efforts)[number];

/** The person's recipes. Each line of the ingredients and of the instructions is one ingredient or step. */
export const ownRecipes = defineList({
  table: 'recipes',
  fields: {
    title: text({ maxLength: 200 }),
    ingredients: optional(text({ maxLength: 5000 })),
    instructions: optional(text({ maxLength: 10_000 })),
    prep_time_minutes: optional(integer({ min: 1, max: 2880, step: 5, unit: 'minute' })),
    servings: optional(integer({ min: 1, max: 100 })),
    effort: optional(choice(efforts)),
    photo: itemPhotoId(),
  },
  named: 'title',
  exported: ['title', 'prep_time_minutes', 'servings', 'effort', 'ingredients', 'instructions'],
});

export type Recipe = Item<typeof ownRecipes.fields>;

interface Findable {
  readonly title: string;
  readonly ingredients: string | null;
  readonly effort: Effort | null;
}

/**
 * Returns the recipes whose title or ingredients contain every word of the query, ignoring accents and capitals. If `effort`
 * is given, recipes with another effort or none are left out. The result is sorted by title in this locale.
 */
export function findRecipes<Recipe extends Findable>(
  recipes: readonly Recipe[],
  { query, effort, locale }: { query: string; effort: Effort | null; locale: string },
): Recipe[] {
  const words = searchTerms(query);
  const found = recipes.filter(
    (recipe) =>
      containsTerms(`${recipe.title}\n${recipe.ingredients ?? ''}`, words) && (effort === null || recipe.effort === effort),
  );
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return found.sort((one, other) => compare(one.title, other.title));
}
