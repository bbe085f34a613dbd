import { bringForward, isDroppable, newUsage, type Usage } from './usage.ts';

/** The usage of each user or network by key, for a limited number of keys. */
export class UsageByKey {
  readonly #byKey = new Map<string, Usage>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#byKey.size;
  }

  /** The usage of a key, updated to this moment. */
  of(key: string, now: number): Usage {
    const usage = this.#byKey.get(key) ?? newUsage(now);
    // Move the key to the end, so that the least recently used is first.
    this.#byKey.delete(key);
    this.#byKey.set(key, usage);
    bringForward(usage, now);
    this.#forgetOldest(key, now);
    return usage;
  }

  /**
   * Drops old usages. Checks only the two least recently used keys, so that no request has to check all keys. Drops a key if
   * its usage is droppable, or if there are more keys than the maximum.
   */
  #forgetOldest(current: string, now: number): void {
    let seen = 0;
    for (const [key, usage] of this.#byKey) {
      if ((seen += 1) > 2 || key === current) return;
      bringForward(usage, now);
      if (isDroppable(usage) || this.#byKey.size > this.#most) this.#byKey.delete(key);
    }
  }
}
