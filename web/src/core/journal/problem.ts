import type { Readings } from '#lib/parse-number.ts';

/** Why a field cannot be saved as it stands. The words are in messages/, by code; the bounds are named in the sentence. */
export type Problem =
  | { code: 'required' }
  | { code: 'not-a-number' }
  | { code: 'not-whole' }
  | { code: 'two-readings'; readings: Readings }
  | { code: 'too-small'; min: number }
  | { code: 'too-large'; max: number }
  | { code: 'too-short'; minLength: number }
  | { code: 'too-long'; maxLength: number }
  | { code: 'not-a-choice' }
  | { code: 'not-a-date' }
  | { code: 'not-a-time' }
  | { code: 'too-many'; max: number };
