import { optional, text } from '#core/journal/fields.ts';

const step = optional(text({ maxLength: 2000 }));

/** A safety plan in six steps (after Stanley and Brown), in the person's own words. One row each; every step can be left out. */
export const safetyPlans = {
  table: 'safety_plans',
  fields: {
    warning_signs: step,
    own_ways: step,
    people_and_places: step,
    people_to_ask: step,
    professionals: step,
    safer_place: step,
  },
} as const;

/** Where what is typed into the form of the plan is kept on the device. */
export const planDraft = 'crisis:plan';

/** The steps in their order. */
export const planSteps = Object.keys(safetyPlans.fields) as readonly (keyof typeof safetyPlans.fields)[];
