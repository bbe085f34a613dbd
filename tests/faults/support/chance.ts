import { randomUUID } from 'node:crypto';
import { randomFrom, type Random } from '../../demo/random.ts';

/** Random moments and troubles of the fault tests, the same in every short run, so that it fails for a change and not by chance. A long run tries new ones each time. */
export function chanceOf(subject: string): Random {
  return randomFrom(process.env['COGN_LONG'] === undefined ? subject : randomUUID());
}
