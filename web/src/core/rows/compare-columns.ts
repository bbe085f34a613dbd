import type { Row, RowValues } from './operation.ts';
import type { Recorded } from './apply-operations.ts';

/** As one text: lists in their order, and what is missing as null. */
export const asText = (value: unknown): string => JSON.stringify(value ?? null);

/**
 * Whether another device changed a column that this edit writes: the server's value is neither the one that the form showed (`began`) nor the
 * new one. Columns missing from `began` never conflict. Pure.
 */
export function isConflict(values: RowValues, began: RowValues, theirs: Row): boolean {
  return Object.keys(values).some((column) => {
    if (!(column in began)) return false;
    const found = asText(theirs[column]);
    return found !== asText(began[column]) && found !== asText(values[column]);
  });
}

/** The columns of `values` that differ from what the row holds: only these are written, as the others may have changed on another device. Pure. */
export function changedColumns<Values extends object>(row: object, values: Values): Partial<Values> {
  const held = row as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(values).filter(([column, value]) => asText(held[column]) !== asText(value)),
  ) as Partial<Values>;
}

/** What this device knows of a person's single row in a table. */
export interface OwnRow {
  /** As pages show it. */
  readonly row: Recorded | undefined;
  /** Whether the server has answered the question, now or earlier. */
  readonly known: boolean;
}

/**
 * The columns of a form to write: those that differ from the shown row. If this device has not read the row, an empty field is not written, because it could
 * erase a column that another device filled. Pure.
 */
export function ownRowChanges({ row, known }: OwnRow, values: RowValues): RowValues {
  if (row) return changedColumns(row, values);
  return known ? values : Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
