/** The answers to whether an overload occurred. A day without an overload can be recorded too. */
export const occurrences = ['yes', 'no'] as const;

/** Triggers in the form's order. */
export const triggers = ['auditory', 'visual', 'social', 'emotional', 'tactile', 'olfactory', 'change', 'fatigue'] as const;

/** Recovery methods in the form's order. */
export const strategies = [
  'quietPlace',
  'leaving',
  'dark',
  'headphones',
  'pressure',
  'movement',
  'stimming',
  'breathing',
  'water',
  'sleep',
  'closePerson',
  'specialInterest',
] as const;

/** The answers to what helped most: a recovery method of the list, or the method that the person wrote (`own`). */
export const helpers = [...strategies, 'own'] as const;

/** The intensities of an overload, from the least intense. */
export const intensities = [1, 2, 3, 4, 5] as const;

export type Trigger = (typeof triggers)[number];
export type Strategy = (typeof strategies)[number];
export type Helper = (typeof helpers)[number];

/** The message key of an intensity. */
export const intensityKey = (intensity: number) =>
  `intensity${Math.min(5, Math.max(1, Math.round(intensity))) as (typeof intensities)[number]}` as const;
