import type { Count, LimitStore } from './limits.ts';

/** Of each length of window. At some hundred bytes a key this bounds the memory that unknown clients can make the counts take. */
const mostKeys = 100_000;

/**
 * Counts in this process: for the embedded database, which has one process by nature. Windows of one length are kept together: they end in
 * the order in which they began, so that ended ones are always the first, and no count ever looks at more than it drops.
 */
export function memoryLimitStore(most = mostKeys): LimitStore {
  const byLength = new Map<number, Map<string, Count>>();
  return {
    add(key, windowSeconds, now) {
      const counts = byLength.get(windowSeconds) ?? new Map<string, Count>();
      byLength.set(windowSeconds, counts);
      dropEnded(counts, now, windowSeconds);
      const known = counts.get(key);
      const count = known && !isOver(known, now, windowSeconds) ? known : { points: 0, endsAt: now + windowSeconds * 1000 };
      count.points += 1;
      if (count !== known) {
        counts.delete(key);
        if (counts.size >= most) dropFirst(counts);
        counts.set(key, count);
      }
      return Promise.resolve({ ...count });
    },
    forget(key) {
      for (const counts of byLength.values()) counts.delete(key);
      return Promise.resolve();
    },
  };
}

/** A window that ends later than one that begins now is from before the clock was set back: it would keep somebody out until the clock is there again. */
function isOver({ endsAt }: Count, now: number, windowSeconds: number): boolean {
  return endsAt <= now || endsAt > now + windowSeconds * 1000;
}

function dropEnded(counts: Map<string, Count>, now: number, windowSeconds: number): void {
  for (const [key, count] of counts) {
    if (!isOver(count, now, windowSeconds)) return;
    counts.delete(key);
  }
}

function dropFirst(counts: Map<string, Count>): void {
  const first = counts.keys().next();
  if (!first.done) counts.delete(first.value);
}
