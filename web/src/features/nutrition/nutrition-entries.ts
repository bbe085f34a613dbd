import { defineJournal, type EntryOf } from '#core/journal/define-journal.ts';
import { flag, number, optional, text } from '#core/journal/fields.ts';
import { averageOfWholeDays } from './day-totals.ts';
import { nutrition } from './nutrition.ts';

const grams = optional(number({ min: 0, max: 5000, decimals: 1, unit: 'gram' }));

/**
 * What was eaten: foods, several a day, each with what the person knows of it and notes if wanted. The form requires the quantity,
 * unless the person eats "without numbers"; so a row may have none (decision 29).
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
    sodium_mg: optional(number({ min: 0, max: 100_000, step: 10, decimals: 1 })),
    contains_lactose: flag(),
    contains_gluten: flag(),
    notes: optional(text({ maxLength: 5000 })),
  },
  statistics: {
    averageCalories: (entries) => averageOfWholeDays(entries, 'calories')?.average ?? null,
    averageProtein: (entries) => averageOfWholeDays(entries, 'protein_g')?.average ?? null,
    averageCarbs: (entries) => averageOfWholeDays(entries, 'carbs_g')?.average ?? null,
    averageFat: (entries) => averageOfWholeDays(entries, 'fat_g')?.average ?? null,
    averageSodium: (entries) => averageOfWholeDays(entries, 'sodium_mg')?.average ?? null,
  },
  exported: [
    'food_name',
    'quantity_g',
    'calories',
    'protein_g',
    'carbs_g',
    'fat_g',
    'sodium_mg',
    'contains_lactose',
    'contains_gluten',
    'notes',
  ],
});

export type Food = EntryOf<typeof nutritionEntries>;
