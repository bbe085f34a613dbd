/** The five bands of social energy, from the fullest, each with the percent at which it begins. */
export const bands = [
  { name: 'high', from: 80 },
  { name: 'good', from: 60 },
  { name: 'moderate', from: 40 },
  { name: 'low', from: 20 },
  { name: 'veryLow', from: 0 },
] as const;

export type Band = (typeof bands)[number]['name'];

/** The band in which a level lies, in percent from 0 to 100. */
export function bandOf(level: number): Band {
  return bands.find(({ from }) => Math.round(level) >= from)?.name ?? 'veryLow';
}
