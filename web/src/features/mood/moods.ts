/** The twelve moods, in the order of the form. */
export const moods = [
  'happy',
  'sad',
  'angry',
  'anxious',
  'tired',
  'affectionate',
  'confident',
  'thoughtful',
  'calm',
  'excited',
  'discouraged',
  'overwhelmed',
] as const;

export type Mood = (typeof moods)[number];
