/** How often each was named in several answers, the most frequent first; what was never named is left out. */
export function mostNamed<Name extends string>(
  answers: readonly (readonly Name[] | null)[],
): readonly { readonly name: Name; readonly count: number }[] {
  const counts = new Map<Name, number>();
  for (const name of answers.flatMap((answer) => answer ?? [])) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count);
}
