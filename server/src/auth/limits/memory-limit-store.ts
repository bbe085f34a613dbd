import type { Count, LimitStore } from './limits.ts';

/**
 * Maximum counts for each window length; beyond it, the oldest count is dropped. A count takes a few hundred bytes, so the
 * maximum bounds the memory that unknown clients can use.
 */
const mostKeys = 100_000;

/**
 * Stores counts in memory, for the embedded database with its single process. Windows of equal length share a map and
 * end in insertion order. Expired windows are therefore first, and each call visits only the windows that it drops.
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

/**
 * Whether a window has expired. A window whose end is more than `windowSeconds` away also counts as expired. In that case the
 * clock was set back after the window began, and the window would block a client for too long.
 */
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
