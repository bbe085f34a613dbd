/** What occurs most often, and how often; null for nothing, and where nothing occurs more often than something else. */
export function mostFrequent<Value>(values: readonly (Value | null)[]): { value: Value; count: number } | null {
  const counts = new Map<Value, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one);
  if (first === undefined || first[1] === second?.[1]) return null;
  return { value: first[0], count: first[1] };
}
