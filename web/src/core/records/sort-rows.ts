/** Oldest first, by date, then by the moment of making, then by id: the order in which the server answers too. */
export function sortRows<Sorted extends { readonly id: string; readonly [column: string]: unknown }>(
  rows: readonly Sorted[],
): readonly Sorted[] {
  return [...rows].sort(
    (one, other) =>
      compare(one['date'], other['date']) ||
      instantOf(one['created_at']) - instantOf(other['created_at']) ||
      compare(one.id, other.id),
  );
}

function compare(one: unknown, other: unknown): number {
  const [a, b] = [typeof one === 'string' ? one : '', typeof other === 'string' ? other : ''];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** As a number, for the server and the device write the same moment differently. */
function instantOf(value: unknown): number {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? 0 : moment;
}
