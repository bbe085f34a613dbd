/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A seed that the values themselves give (FNV-1a over their bytes): the same records always say the same. */
export function seedOf(...series: readonly Float64Array[]): number {
  let hash = 0x811c9dc5;
  for (const values of series) {
    for (const byte of new Uint8Array(Float64Array.from(values).buffer)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}
