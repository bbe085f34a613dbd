import { writeOperation } from '#core/outbox/current-outbox.ts';
import { ownRowId, type Row, type RowValues } from '#core/outbox/operation.ts';
import { currentUserId } from '#core/session/session.ts';
import { writeInstant } from '#lib/instant.ts';
import { newUuid } from '#lib/uuid.ts';
import { beganOf } from './edit-began.ts';
import { queryClient } from './query-client.ts';

/*
 * All writes go through the outbox. Each call resolves when the write is on this device for good and rejects with `NotKept` when it
 * could not be put there; only then is a form's text still the only copy. Whether the server has it, the row's `saving` tells.
 */

/**
 * Adds a row; answers its id. The moment of making is the device's, so that what is written offline keeps its own time. An id of one's own
 * (`derivedUuid`) is for a row that two devices may both make: it is there once.
 */
export async function addRow(table: string, values: RowValues, id: string = newUuid()): Promise<string> {
  await writeOperation({
    table,
    rowId: id,
    kind: 'insert',
    values: { ...values, id, created_at: writeInstant(new Date()) },
  });
  return id;
}

/** Brings back a row that was removed: the same id, the same moment of making. `row` is what the list last showed. */
export async function restoreRow(
  table: string,
  row: Readonly<Record<string, unknown>> & { readonly id: string },
): Promise<void> {
  const { saving: _saving, user_id: _userId, updated_at: _updatedAt, ...values } = row;
  await writeOperation({ table, rowId: row.id, kind: 'insert', values });
}

/**
 * Changes columns of a row. Hand in only those that changed: the others may have been changed on another device. `began`: the columns and `updated_at`
 * of the version that the change goes on from, so that a newer version of the same columns is not overwritten; a form that saves hands it in by
 * `edit-began.ts`.
 */
export async function changeRow(
  table: string,
  id: string,
  changedFields: RowValues,
  began: RowValues | undefined = beganOf(id),
): Promise<void> {
  const base = knownRow(table, id);
  await writeOperation({
    table,
    rowId: id,
    kind: 'change',
    values: changedFields,
    ...(base ? { base } : {}),
    ...(began ? { began } : {}),
  });
}

/** Removes a row. Show an undo that calls `restoreRow`. */
export async function removeRow(table: string, id: string): Promise<void> {
  await writeOperation({ table, rowId: id, kind: 'remove', values: {} });
}

/** Writes these columns of the person's single row of a table that has one a person (unique `user_id`). Forms use `putOwnRow`. */
export async function putOwnColumns(table: string, values: RowValues, began?: RowValues): Promise<void> {
  await writeOperation({ table, rowId: ownRowId, kind: 'put', values, ...(began ? { began } : {}) });
}

/** The row as the read cache knows it, if it does. */
function knownRow(table: string, id: string): Row | undefined {
  const answers = queryClient.getQueriesData<readonly Row[]>({ queryKey: ['rows', currentUserId(), table] });
  for (const [, rows] of answers) {
    const found = rows?.find((row) => row.id === id);
    if (found) return found;
  }
  return undefined;
}
