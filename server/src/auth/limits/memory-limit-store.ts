import type { Count, LimitStore } from './limit-store.ts';

const mostKeys = 100_000;

/** Counts in this process: for the embedded database, which has one process by nature. */
export function memoryLimitStore(): LimitStore {
  const counts = new Map<string, Count>();
  return {
    add(key, windowSeconds, now) {
      const known = counts.get(key);
      const count = known && known.endsAt > now ? known : { points: 0, endsAt: now + windowSeconds * 1000 };
      count.points += 1;
      if (count !== known) {
        counts.delete(key);
        if (counts.size >= mostKeys) dropOld(counts, now);
        counts.set(key, count);
      }
      return Promise.resolve({ ...count });
    },
    forget(key) {
      counts.delete(key);
      return Promise.resolve();
    },
  };
}

/** Ended windows go; when none has ended, the tenth that began first. */
function dropOld(counts: Map<string, Count>, now: number): void {
  for (const [key, count] of counts) if (count.endsAt <= now) counts.delete(key);
  if (counts.size < mostKeys) return;
  for (const key of [...counts.keys()].slice(0, mostKeys / 10)) counts.delete(key);
}
