import type { Row, RowValues } from './operation.ts';
import type { Recorded } from './apply-operations.ts';

/** Serializes for comparison: lists keep their order, missing values are null. */
export const asText = (value: unknown): string => JSON.stringify(value ?? null);

/**
 * Whether another device changed a column that this edit writes. The server's value then differs both from the value that the
 * form showed (`began`) and from the new value. Columns missing from `began` never conflict. Pure.
 */
export function isConflict(values: RowValues, began: RowValues, theirs: Row): boolean {
  return Object.keys(values).some((column) => {
    if (!(column in began)) return false;
    const found = asText(theirs[column]);
    return found !== asText(began[column]) && found !== asText(values[column]);
  });
}

/**
 * The columns of `values` that differ from the row. Only these are written, because another device may have changed the
 * others. Pure.
 */
export function changedColumns<Values extends object>(row: object, values: Values): Partial<Values> {
  const current = row as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(values).filter(([column, value]) => asText(current[column]) !== asText(value)),
  ) as Partial<Values>;
}

/** A person's single row in a table, as this device knows it. */
export interface OwnRow {
  /** The row as pages show it. */
  readonly row: Recorded | undefined;
  /** Whether the server has ever answered the query for this row. */
  readonly known: boolean;
}

/**
 * The columns of a form to write: those that differ from the shown row. If this device has not read the row, empty fields are
 * not written, because they could erase a column that another device filled. Pure.
 */
export function ownRowChanges({ row, known }: OwnRow, values: RowValues): RowValues {
  if (row) return changedColumns(row, values);
  return known ? values : Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
