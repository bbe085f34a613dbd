/** Pseudo-random numbers. The same seed gives the same numbers on every machine. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** An integer between two bounds, both included. */
  whole(from: number, to: number): number;
  /** A normally distributed number (Box and Muller, 1958). */
  normal(mean: number, deviation: number): number;
  /** True with this probability. */
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Selects each item with the probability `share`, in order. Returns null if none: the database refuses an empty list. */
  some<Item>(items: readonly Item[], share: number): Item[] | null;
  uuid(): string;
}

/** A 32-bit seed computed from any text (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/**
 * The generator mulberry32. Callers use one seed for each table and day, so that a new table does not change the rows of other
 * tables.
 */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    normal: (mean, deviation) => mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    chance: (share) => next() < share,
    pick: (items) => items[whole(0, items.length - 1)]!,
    some(items, share) {
      const chosen = items.filter(() => next() < share);
      return chosen.length > 0 ? chosen : null;
    },
    uuid() {
      const digits = Array.from({ length: 32 }, () => whole(0, 15).toString(16));
      digits[12] = '4';
      digits[16] = '8';
      return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
  };
}
