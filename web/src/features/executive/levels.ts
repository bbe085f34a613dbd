/** How much there was of something: five steps, each with a word of its own. More is neither better nor worse. */
export const levels = [1, 2, 3, 4, 5] as const;

/** The name of the word for a level; a mean takes the word of the nearest level. */
export function levelKey(level: number): `level${(typeof levels)[number]}` {
  const nearest = levels.findLast((step) => step <= Math.round(level)) ?? 1;
  return `level${nearest}`;
}
