// Not in aggregates.ts, because every journal would then download this function, which only three charts need.

/** Counts how often each name occurs, most frequent first; equal counts in order of appearance. Skips null. */
export function countNames<Name>(names: Iterable<Name | null>): readonly { readonly name: Name; readonly count: number }[] {
  const counts = new Map<Name, number>();
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count);
}
