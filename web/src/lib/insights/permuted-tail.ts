/** Number of random permutations. */
const permutations = 19_999;

/**
 * Whether the product of two series can have other tails than Student's t distribution. This happens if both are lopsided, or
 * both have rare great values, such as two rare yes-or-no series. More days make the product more normal, so the limits grow
 * with the number of days.
 */
export function needsPermuting(one: Float64Array, other: Float64Array): boolean {
  const [first, second] = [shapeOf(one), shapeOf(other)];
  return (
    Math.abs(first.skewness * second.skewness) > 0.1 * Math.sqrt(one.length) ||
    Math.abs(first.kurtosis * second.kurtosis) > 0.3 * one.length
  );
}

/** Skewness and excess kurtosis of values whose mean is near zero. */
function shapeOf(values: Float64Array): { readonly skewness: number; readonly kurtosis: number } {
  let [two, three, four] = [0, 0, 0];
  for (const value of values) {
    two += value ** 2;
    three += value ** 3;
    four += value ** 4;
  }
  const days = values.length;
  return { skewness: three / days / (two / days) ** 1.5, kurtosis: four / days / (two / days) ** 2 - 3 };
}

/** Stop after this many permutations that are as extreme as the real order. The probability is then precise enough. */
const enough = 40;

/**
 * Permutation test: how often a random order of one series correlates at least as well as the real order. The test is exact
 * for any distribution, such as rare binary values. Use it only on filtered series: raw days are autocorrelated, which gives
 * false results.
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

/** A seeded pseudorandom generator from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A seed from the values themselves (FNV-1a over their bytes), so that the same records give the same result. */
export function seedOf(...series: readonly Float64Array[]): number {
  let hash = 0x811c9dc5;
  for (const values of series) {
    for (const byte of new Uint8Array(Float64Array.from(values).buffer)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}
