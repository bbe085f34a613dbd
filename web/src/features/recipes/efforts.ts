/** How much of a person's energy a recipe takes. */
export const efforts = ['low', 'medium', 'high'] as const;

export type Effort = (typeof efforts)[number];
