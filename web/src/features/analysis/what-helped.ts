import type { Helper, Strategy } from './overload-words.ts';

interface Recovery {
  readonly strategies: readonly Strategy[] | null;
  readonly own_strategy: string | null;
  readonly helped_most: Helper | null;
}

/** One way of recovering: how often it was used, and how often it was what helped most. */
export interface Helped {
  readonly strategy: Helper;
  readonly used: number;
  readonly most: number;
}

/**
 * What was done to recover, by how often it helped most, then by how often it was used. What was named as the most helpful counts as used, also
 * when it was not ticked.
 */
export function whatHelped(entries: readonly Recovery[]): readonly Helped[] {
  const counts = new Map<Helper, { used: number; most: number }>();
  for (const { strategies, own_strategy, helped_most } of entries) {
    const used = new Set<Helper>([
      ...(strategies ?? []),
      ...(own_strategy === null ? [] : ['own' as const]),
      ...(helped_most === null ? [] : [helped_most]),
    ]);
    for (const strategy of used) {
      const before = counts.get(strategy) ?? { used: 0, most: 0 };
      counts.set(strategy, { used: before.used + 1, most: before.most + (strategy === helped_most ? 1 : 0) });
    }
  }
  return [...counts]
    .map(([strategy, count]) => ({ strategy, ...count }))
    .sort((one, other) => other.most - one.most || other.used - one.used);
}
