import { integer } from '#core/journal/fields.ts';

/** The person's own goal and glass: one row each, in the table water_settings. The start is the column's default. */
export const waterSettings = {
  table: 'water_settings',
  fields: {
    goal_ml: integer({ min: 250, max: 10_000, step: 250, unit: 'milliliter' }),
    glass_ml: integer({ min: 50, max: 2000, step: 50, unit: 'milliliter' }),
  },
  /** Eight glasses of 250 ml: an editable start, no advice. */
  start: { goal_ml: 2000, glass_ml: 250 },
} as const;
