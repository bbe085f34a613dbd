import { flag } from '#core/journal/fields.ts';

/** Whether the person wants to see numbers on this page: one row each, in the table nutrition_settings. */
export const nutritionSettings = {
  table: 'nutrition_settings',
  fields: { hide_numbers: flag() },
} as const;
