/** The five functions, in the order in which they are asked: the names are the columns' too. */
export const executiveFunctions = [
  'attention',
  'impulsivity',
  'mental_hyperactivity',
  'body_hyperactivity',
  'hyperfocus',
] as const;

export type ExecutiveFunction = (typeof executiveFunctions)[number];

/** What an entry says of the five: 1 to 5, or null where the person left it open. */
export type Levels = Readonly<Record<ExecutiveFunction, number | null>>;
