/** How strong a mood is, from very light to very strong. */
export const intensities = [1, 2, 3, 4, 5] as const;

/** The message key of each of the five intensities. */
const keys = { 1: 'veryLow', 2: 'low', 3: 'medium', 4: 'high', 5: 'veryHigh' } as const;

/** The key of an intensity's words. What is out of range takes the nearest end. */
export function intensityKey(intensity: number): (typeof keys)[keyof typeof keys] {
  const nearest = intensities.find((value) => value >= intensity) ?? 5;
  return keys[nearest];
}
