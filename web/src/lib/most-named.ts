// Not in aggregates.ts: every journal would download it for three pictures.

/** Counts of names, most frequent first, equals in order of appearance; null is skipped. */
export function mostNamed<Name>(names: Iterable<Name | null>): readonly { readonly name: Name; readonly count: number }[] {
  const counts = new Map<Name, number>();
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count);
}
