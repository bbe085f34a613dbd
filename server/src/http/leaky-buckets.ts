interface Bucket {
  level: number;
  at: number;
}

/**
 * One bucket for each key, such as a network address. A bucket accepts a burst (`atOnce`), and then a rate per second
 * (`aSecond`).
 */
export interface LeakyBuckets {
  /** Adds an amount to a key's bucket and returns true. If the bucket is full, adds nothing and returns false. */
  fill(key: string, amount?: number): boolean;
  isFull(key: string): boolean;
  /** Drops the keys whose buckets are empty. Call it periodically. */
  sweep(): void;
}

/** Creates empty buckets in this process's memory. `now` is a monotonic clock in milliseconds. */
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
