/** What a fact can be, in the order in which it is asked (specification, section 3). */
export const factCategories = [
  'achievement',
  'learning',
  'challenge',
  'specialMoment',
  'observation',
  'reflection',
] as const;

export type FactCategory = (typeof factCategories)[number];
