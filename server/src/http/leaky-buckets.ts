interface Bucket {
  level: number;
  at: number;
}

/** What keys (network addresses) may do at once and then in each second. */
export interface LeakyBuckets {
  /** Fills a key's bucket by so much. False, and nothing is filled, when it is full already. */
  fill(key: string, amount?: number): boolean;
  isFull(key: string): boolean;
  /** Drops the keys whose buckets are empty; to be called now and then. */
  sweep(): void;
}

/** `now` is a clock in milliseconds that only goes forward. */
export function leakyBuckets(
  { atOnce, aSecond }: { atOnce: number; aSecond: number },
  now: () => number = () => performance.now(),
): LeakyBuckets {
  const buckets = new Map<string, Bucket>();
  const levelOf = (key: string) => {
    const { level, at } = buckets.get(key) ?? { level: 0, at: 0 };
    return Math.max(0, level - ((now() - at) / 1000) * aSecond);
  };
  return {
    fill(key, amount = 1) {
      const level = levelOf(key);
      if (level >= atOnce) return false;
      buckets.set(key, { level: level + amount, at: now() });
      return true;
    },
    isFull: (key) => levelOf(key) >= atOnce,
    sweep() {
      for (const key of buckets.keys()) if (levelOf(key) === 0) buckets.delete(key);
    },
  };
}
