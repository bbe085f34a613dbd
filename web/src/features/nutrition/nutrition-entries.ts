import { defineJournal, type EntryOf } from '#core/journal/define-journal.ts';
import { choice, flag, notes, number, optional, text } from '#core/journal/fields.ts';
import { averageOfWholeDays } from './nutrients.ts';
import { nutrition } from './nutrition.ts';

/** The meals of a day, in the order in which the page shows them. */
export const meals = ['breakfast', 'lunch', 'dinner', 'snack'] as const;

export type Meal = (typeof meals)[number];

const grams = optional(number({ min: 0, max: 5000, decimals: 1, unit: 'gram' }));

/**
 * A food that the person ate, with optional nutrients and notes; there may be several a day. The form requires the quantity
 * only if numbers are shown, so a row may lack it (docs/decisions/0029).
 */
export const nutritionEntries = defineJournal({
  page: nutrition,
  consent: 'health',
  table: 'nutrition_entries',
  fields: {
    food_name: text({ maxLength: 200 }),
    quantity_g: optional(number({ min: 0.1, max: 10_000, step: 10, decimals: 1, unit: 'gram' })),
    calories: optional(number({ min: 0, max: 20_000, step: 10, decimals: 1 })),
    protein_g: grams,
    carbs_g: grams,
    fat_g: grams,
    fiber_g: grams,
    sodium_mg: optional(number({ min: 0, max: 100_000, step: 10, decimals: 1 })),
    contains_lactose: flag(),
    contains_gluten: flag(),
    meal: optional(choice(meals)),
    notes: notes(),
  },
  named: ({ food_name }) => food_name,
  statistics: {
    averageCalories: (entries) => averageOfWholeDays(entries, 'calories')?.average ?? null,
    averageProtein: (entries) => averageOfWholeDays(entries, 'protein_g')?.average ?? null,
    averageCarbs: (entries) => averageOfWholeDays(entries, 'carbs_g')?.average ?? null,
    averageFat: (entries) => averageOfWholeDays(entries, 'fat_g')?.average ?? null,
    averageFiber: (entries) => averageOfWholeDays(entries, 'fiber_g')?.average ?? null,
    averageSodium: (entries) => averageOfWholeDays(entries, 'sodium_mg')?.average ?? null,
  },
  exported: [
    'food_name',
    'quantity_g',
    'calories',
    'protein_g',
    'carbs_g',
    'fat_g',
    'fiber_g',
    'sodium_mg',
    'contains_lactose',
    'contains_gluten',
    'meal',
    'notes',
  ],
});

export type Food = EntryOf<typeof nutritionEntries>;

/** Whether the person hides quantities and nutrients on this page: one row for each person. */
export const nutritionSettings = {
  table: 'nutrition_settings',
  fields: { hide_numbers: flag() },
} as const;

/** Names of lactose and gluten in the seven languages, so that an allergy to milk matches the mark "contains lactose". */
const lactose = 'lactose lactosa lattosio milk leite leche lait latte 乳糖 ラクトース 牛乳 乳製品 牛奶 乳制品';
const gluten = 'gluten glutine trigo wheat blé grano frumento グルテン 小麦 麸质 面筋 小麦粉';

/** The text that is compared with the person's allergies: the food's name, and the names of its marks. */
export function textOfFood(food: {
  readonly food_name: string;
  readonly contains_lactose: boolean;
  readonly contains_gluten: boolean;
}): string {
  return [food.food_name, food.contains_lactose ? lactose : '', food.contains_gluten ? gluten : ''].join(', ');
}
