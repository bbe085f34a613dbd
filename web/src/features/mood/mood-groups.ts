import type { Mood } from './mood-entries.ts';

/**
 * Groups of moods, for charts in which twelve moods would be illegible. Moods are pleasant or not, as in the circumplex
 * model (Russell 1980, Journal of Personality and Social Psychology 39, 1161-1178). Tired and thoughtful are neither.
 */
export const moodGroups = {
  pleasant: ['happy', 'calm', 'affectionate', 'confident', 'excited'],
  hard: ['sad', 'angry', 'anxious', 'discouraged', 'overwhelmed'],
  other: ['tired', 'thoughtful'],
} as const satisfies Record<string, readonly Mood[]>;
