import { randomUUID } from 'node:crypto';
import { randomFrom, type Random } from '../../demo/random.ts';

/**
 * Random numbers for the times and faults of a fault test. Short runs repeat the same seed, so that only a code change makes
 * them fail; long runs use a new seed.
 */
export function chanceOf(subject: string): Random {
  return randomFrom(process.env['COGN_LONG'] === undefined ? subject : randomUUID());
}
