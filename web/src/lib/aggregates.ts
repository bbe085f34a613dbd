/** The sum of the present values. Null if there are none, because a missing record does not mean zero. */
export function sum(values: Iterable<number | null | undefined>): number | null {
  let total: number | null = null;
  for (const value of values) {
    if (value === null || value === undefined || Number.isNaN(value)) continue;
    total = (total ?? 0) + value;
  }
  return total;
}

/** The arithmetic mean of the present values. Null if there are none, because a missing record does not mean zero. */
export function mean(values: Iterable<number | null | undefined>): number | null {
  let sum = 0;
  let count = 0;
  for (const value of values) {
    if (value === null || value === undefined || Number.isNaN(value)) continue;
    sum += value;
    count += 1;
  }
  return count === 0 ? null : sum / count;
}
