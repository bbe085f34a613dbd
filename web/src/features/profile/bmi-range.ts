export type BmiRange = 'under' | 'middle' | 'over' | 'high';

/** The age from which the ranges for adults hold. */
const adultAge = 20;

/**
 * What is also used in Asian populations: WHO expert consultation 2004, Lancet 363, 157-163. Said beside a range, never instead of it.
 */
export const asianActionPoints = [23, 27.5] as const;

/**
 * The range that a body mass index falls in for an adult of 20 years or more (18.5 / 25 / 30, the World Health Organization's). Null
 * for anybody younger and when the age is unknown: the number stands alone then.
 */
export function bmiRange(bmi: number, age: number | null): BmiRange | null {
  if (age === null || age < adultAge) return null;
  if (bmi < 18.5) return 'under';
  if (bmi < 25) return 'middle';
  return bmi < 30 ? 'over' : 'high';
}
