import type { RowValues } from '#core/outbox/operation.ts';
import type { Recorded } from './apply-operations.ts';
import { changedColumns } from './changed-columns.ts';

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
