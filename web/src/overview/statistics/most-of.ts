import type { Count } from './answers.ts';

/** What there is most of; null for nothing, and where nothing is ahead of the rest: of equals none is named. Counts come largest first. */
export function mostOf(counts: readonly Count[]): Count | null {
  const [first, second] = counts;
  return first === undefined || first[2] === second?.[2] ? null : first;
}
