/** The sum of the values that are there; null when there are none: no record is not zero. */
export function sum(values: Iterable<number | null | undefined>): number | null {
  let total: number | null = null;
  for (const value of values) {
    if (value === null || value === undefined || Number.isNaN(value)) continue;
    total = (total ?? 0) + value;
  }
  return total;
}
