import type { Trigger } from './overload-words.ts';

/** How often each trigger was named, the most frequent first; those that were never named are left out. */
export function triggerCounts(
  entries: readonly { readonly triggers: readonly Trigger[] | null }[],
): readonly { readonly trigger: Trigger; readonly count: number }[] {
  const counts = new Map<Trigger, number>();
  for (const trigger of entries.flatMap((entry) => entry.triggers ?? [])) {
    counts.set(trigger, (counts.get(trigger) ?? 0) + 1);
  }
  return [...counts].map(([trigger, count]) => ({ trigger, count })).sort((one, other) => other.count - one.count);
}
