/** The seven senses, in the order of the form. */
export const senses = [
  'visual',
  'auditory',
  'tactile',
  'olfactory',
  'proprioceptive',
  'vestibular',
  'interoceptive',
] as const;

/** How much a sense lets in, from too little to far too much; the middle is the person's own ordinary. */
export const steps = ['hypo', 'low', 'normal', 'hyper', 'veryHyper'] as const;

/** How the day was as a whole. */
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
 * What much or little of a sense leads to, in the four words of the field (Dunn 1997, Infants and Young Children 9, 23-35). Only the vocabulary is
 * borrowed: no item of a questionnaire, no score.
 */
export const sensoryResponses = ['seeking', 'avoiding', 'sensitivity', 'registration'] as const;

export type Sense = (typeof senses)[number];
export type Step = (typeof steps)[number];
export type DayPattern = (typeof dayPatterns)[number];

/** What an entry says of the senses. */
export type SensesSaid = Readonly<Record<Sense, Step | null>>;

/** Whether a step lets in more than the person's ordinary. */
export const isStrong = (step: Step | null): boolean => step === 'hyper' || step === 'veryHyper';
