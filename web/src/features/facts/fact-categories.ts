/** What a fact can be, in the order of the form. */
export const factCategories = [
  'achievement',
  'learning',
  'challenge',
  'specialMoment',
  'observation',
  'reflection',
] as const;

export type FactCategory = (typeof factCategories)[number];
