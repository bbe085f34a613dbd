import { seededRandom, seedOf } from './seeded-random.ts';

/** So many orders are tried. */
const permutations = 39_999;

/** The least probability that can come of it. */
export const leastProbability = 1 / (permutations + 1);

/** As soon as so many orders go along as well as the real one, the probability is known well enough. */
const enough = 40;

/**
 * How often a random order of one series goes along with the other at least as well as the real order: exact for values of any shape, such as a rare yes.
 * Meant for what was filtered before, of which every order is as likely; on raw days it finds things in noise.
 */
export function permutedTail(one: Float64Array, other: Float64Array, product: number): number {
  const random = seededRandom(seedOf(one, other));
  const order = Float64Array.from(one);
  let asFar = 0;
  for (let tried = 1; tried <= permutations; tried += 1) {
    let sum = 0;
    for (let at = order.length - 1; at >= 0; at -= 1) {
      const place = Math.floor(random() * (at + 1));
      const value = order[place] ?? 0;
      order[place] = order[at] ?? 0;
      order[at] = value;
      sum += value * (other[at] ?? 0);
    }
    if (Math.abs(sum) >= Math.abs(product) * (1 - 1e-12)) asFar += 1;
    if (asFar === enough) return enough / tried;
  }
  return (asFar + 1) / (permutations + 1);
}
