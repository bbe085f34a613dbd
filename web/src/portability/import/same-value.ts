const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/u;

/** Whether two values of a column say the same: an instant may be written in several ways, and what is missing is blank. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if ((one ?? null) === null || (other ?? null) === null) return (one ?? null) === (other ?? null);
  if (typeof one === 'string' && typeof other === 'string' && instant.test(one) && instant.test(other))
    return Date.parse(one) === Date.parse(other);
  return typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other);
}
