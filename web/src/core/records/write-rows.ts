import { writeOperation, getOutboxState } from '#core/outbox/current-outbox.ts';
import { ownRowId, type Row, type RowValues } from '#core/rows/operation.ts';
import { currentUserId } from '#core/session/session.ts';
import { writeInstant } from '#lib/instant.ts';
import { newUuid } from '#lib/uuid.ts';
import { queryClient, rowsKey } from '#core/row-cache/query-client.ts';
import { applyOperations } from '#core/rows/apply-operations.ts';
import { ownRowChanges, type OwnRow } from '#core/rows/compare-columns.ts';

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

/** Row id → what the form that is saving it just now began with. */
const saving = new Map<string, RowValues>();

/** Saves an edit of a row; every change of that row meanwhile (`changeRow`) carries what the form began with. */
export async function savingEdit(
  rowId: string | undefined,
  began: RowValues | undefined,
  save: () => Promise<void>,
): Promise<void> {
  if (rowId === undefined || began === undefined) return save();
  saving.set(rowId, began);
  try {
    await save();
  } finally {
    saving.delete(rowId);
  }
}

/** What the form that is saving this row began with, if one is. */
export function beganOf(rowId: string): RowValues | undefined {
  return saving.get(rowId);
}

/**
 * Makes or changes the person's single row of a table that has one a person (unique `user_id`). A form hands in all of its columns; only those that
 * differ from the row as it is shown are written, since the others may have changed on another device.
 */
export async function putOwnRow(table: string, values: RowValues): Promise<void> {
  const known = knownOwnRow(table);
  const changes = ownRowChanges(known, values);
  if (Object.keys(changes).length === 0) return;
  await putOwnColumns(table, changes, known.row && beganOf(known.row.id));
}

/** The person's single row as pages show it: the server's, with what waits on this device laid over it. */
function knownOwnRow(table: string): OwnRow {
  const operations = getOutboxState().operations.filter((operation) => operation.table === table);
  const rows = queryClient.getQueryData<readonly Row[]>(rowsKey(currentUserId() ?? '', table, { kind: 'own' }));
  const [row] = applyOperations(rows ?? [], operations, { kind: 'own' });
  return { row, known: rows !== undefined };
}
