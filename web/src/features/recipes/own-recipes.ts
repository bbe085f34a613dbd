import { choice, integer, optional, text } from '#core/journal/fields.ts';
import { defineList, type Item } from '#core/list/define-list.ts';
import { efforts } from './efforts.ts';

/** The person's recipes. Ingredients and instructions are one a line, as the person wrote them. */
export const ownRecipes = defineList({
  table: 'recipes',
  fields: {
    title: text({ maxLength: 200 }),
    ingredients: optional(text({ maxLength: 5000 })),
    instructions: optional(text({ maxLength: 10_000 })),
    prep_time_minutes: optional(integer({ min: 1, max: 2880, step: 5, unit: 'minute' })),
    servings: optional(integer({ min: 1, max: 100 })),
    effort: optional(choice(efforts)),
  },
  named: 'title',
  exported: ['title', 'prep_time_minutes', 'servings', 'effort', 'ingredients', 'instructions'],
});

export type Recipe = Item<typeof ownRecipes.fields>;
