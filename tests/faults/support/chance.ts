import { randomUUID } from 'node:crypto';
import { randomFrom, type Random } from '../../demo/random.ts';

/**
 * Random numbers for the times and faults of a fault test. Short runs use the same seed each time, so that all of them draw the
 * same numbers. Long runs use a new seed.
 */
export function chanceOf(subject: string): Random {
  return randomFrom(process.env['COGN_LONG'] === undefined ? subject : randomUUID());
}
