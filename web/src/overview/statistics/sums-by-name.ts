import type { Count } from './answers.ts';

/** Amounts of each name, whatever stands beside it, the largest first. */
export function sumsByName(counts: readonly Count[]): readonly { readonly name: string; readonly sum: number }[] {
  return [...Map.groupBy(counts, ([name]) => name)]
    .map(([name, of]) => ({ name, sum: of.reduce((sum, [, , amount]) => sum + amount, 0) }))
    .sort((one, other) => other.sum - one.sum);
}
