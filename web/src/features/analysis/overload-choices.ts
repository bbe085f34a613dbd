/** Whether there was an overload that day. A day without one is worth a record too. */
export const occurrences = ['yes', 'no'] as const;

/** What can trigger an overload, in the order of the form. */
export const triggers = ['auditory', 'visual', 'social', 'emotional', 'tactile', 'olfactory', 'change', 'fatigue'] as const;

/** What people do to recover, in the order in which it is asked. */
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

/** What can have helped most: one of those, or the person's own way. */
export const helpers = [...strategies, 'own'] as const;

/** How strong, from the least. */
export const intensities = [1, 2, 3, 4, 5] as const;

export type Trigger = (typeof triggers)[number];
export type Strategy = (typeof strategies)[number];
export type Helper = (typeof helpers)[number];

/** The message key of an intensity. */
export const intensityKey = (intensity: number) =>
  `intensity${Math.min(5, Math.max(1, Math.round(intensity))) as (typeof intensities)[number]}` as const;
