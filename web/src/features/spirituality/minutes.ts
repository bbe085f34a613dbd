import { sum } from '#lib/sum.ts';

/** All minutes of some practices; null when no entry tells any. */
export function totalMinutes(entries: readonly { readonly duration_minutes: number | null }[]): number | null {
  return sum(entries.map(({ duration_minutes }) => duration_minutes));
}
