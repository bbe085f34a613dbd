/** The seven senses in the form's order. */
export const senses = [
  'visual',
  'auditory',
  'tactile',
  'olfactory',
  'proprioceptive',
  'vestibular',
  'interoceptive',
] as const;

/** How strongly a sense perceives, from far too little to far too much. The middle step is ordinary for the person. */
export const steps = ['hypo', 'low', 'normal', 'hyper', 'veryHyper'] as const;

/** What a day was like as a whole, in the form's order. */
export const dayPatterns = [
  'calm',
  'agitated',
  'productive',
  'tiring',
  'stressful',
  'relaxing',
  'challenging',
  'positive',
] as const;

/**
 * Responses to strong or weak perception, named as in research (Dunn 1997, Infants and Young Children 9, 23-35). The app
 * uses only the names, not the items or the score of the questionnaire.
 */
export const sensoryResponses = ['seeking', 'avoiding', 'sensitivity', 'registration'] as const;

export type Sense = (typeof senses)[number];
export type Step = (typeof steps)[number];
export type DayPattern = (typeof dayPatterns)[number];

/** The answers of an entry for each sense; null if unanswered. */
export type SensesSaid = Readonly<Record<Sense, Step | null>>;

/** Whether a step is above what is ordinary for the person. */
export const isStrong = (step: Step | null): boolean => step === 'hyper' || step === 'veryHyper';

/** How many answers for a sense `usualStep` needs at least. */
const enough = 5;

/**
 * The step that the person usually chooses for a sense: the median, which a few hard days do not change. Of two middle
 * answers it takes the one nearer to the middle of the scale. Null with fewer than five answers.
 */
export function usualStep(answers: readonly (Step | null)[]): Step | null {
  const places = answers.filter((answer) => answer !== null).map((answer) => steps.indexOf(answer));
  if (places.length < enough) return null;
  places.sort((one, other) => one - other);
  const [lower, upper] = [places[Math.floor((places.length - 1) / 2)] ?? 0, places[Math.floor(places.length / 2)] ?? 0];
  const middle = Math.floor(steps.length / 2);
  return steps[Math.abs(lower - middle) <= Math.abs(upper - middle) ? lower : upper] ?? null;
}

/** How many answers chose each step, in the order of the scale. Unused steps are omitted. */
export function stepCounts(answers: readonly (Step | null)[]): readonly { readonly step: Step; readonly count: number }[] {
  return steps
    .map((step) => ({ step, count: answers.filter((answer) => answer === step).length }))
    .filter(({ count }) => count > 0);
}
