/** How strong a mood is, from very light to very strong. */
export const intensities = [1, 2, 3, 4, 5] as const;

/** The key of an intensity's words. What is out of range takes the nearest end. */
export function intensityKey(intensity: number): `intensity${(typeof intensities)[number]}` {
  const nearest = intensities.find((value) => value >= intensity) ?? 5;
  return `intensity${nearest}`;
}
