import { writeOperation, getOutboxState } from '#core/outbox/current-outbox.ts';
import { ownRowId, type Row, type RowValues } from '#core/rows/operation.ts';
import { currentUserId } from '#core/session/session.ts';
import { writeInstant } from '#lib/instant.ts';
import { newUuid } from '#lib/uuid.ts';
import { queryClient, rowsKey } from '#core/row-cache/query-client.ts';
import { applyOperations } from '#core/rows/apply-operations.ts';
import { ownRowChanges, type OwnRow } from '#core/rows/row-conflict.ts';

/*
 * All writes go through the outbox. Each call resolves once this device has stored the write and rejects with `NotStored`
 * otherwise; until then the form has the only copy. The row's `saving` state shows whether the server accepted the write.
 */

/**
 * Adds a row and returns its id. The device sets the creation time, so that offline entries have the right time. Pass an
 * `id` (`derivedUuid`) for a row that two devices may both create, so that only one row exists.
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

/** Restores a removed row with its id and creation time. `row` is the row as last shown. */
export async function restoreRow(
  table: string,
  row: Readonly<Record<string, unknown>> & { readonly id: string },
): Promise<void> {
  const { saving: _saving, user_id: _userId, updated_at: _updatedAt, ...values } = row;
  await writeOperation({ table, rowId: row.id, kind: 'insert', values });
}

/**
 * Changes columns of a row. Pass only changed columns, because another device may have changed the others. `began` has these
 * columns and `updated_at` as they were in the version that the change is based on. It prevents the write from overwriting a
 * newer version.
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

/** Removes a row. Offer an undo that calls `restoreRow`. */
export async function removeRow(table: string, id: string): Promise<void> {
  await writeOperation({ table, rowId: id, kind: 'remove', values: {} });
}

/** The row in the read cache, if any. */
function knownRow(table: string, id: string): Row | undefined {
  const answers = queryClient.getQueriesData<readonly Row[]>({ queryKey: ['rows', currentUserId(), table] });
  for (const [, rows] of answers) {
    const found = rows?.find((row) => row.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Row id → the initial values of the form that is saving the row. */
const saving = new Map<string, RowValues>();

/** Runs `save` of a form that edits a row. Meanwhile `changeRow` on that row uses the form's initial values as `began`. */
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

/** The initial values of the form that is saving this row, if any. */
export function beganOf(rowId: string): RowValues | undefined {
  return saving.get(rowId);
}

/**
 * Creates or changes the person's single row of a table with unique `user_id`. Forms pass all columns. Only columns that
 * differ from the shown row are written, because another device may have changed the others.
 */
export function putOwnRow(table: string, values: RowValues): Promise<void> {
  return changeOwnRow(table, () => values);
}

/** Settles once the last change by `changeOwnRow` is stored. */
let lastChange: Promise<unknown> = Promise.resolve();

/**
 * Like `putOwnRow`, but computes the values from the current row. Use it for a column with several choices: the second of
 * two quick presses must not undo the first. Call it only if the row is known (`useOwnRow`); otherwise the write would
 * overwrite the server's values.
 */
export function changeOwnRow<Values extends RowValues>(
  table: string,
  change: (row: Partial<Values>) => Partial<Values>,
): Promise<void> {
  // Each change waits until the earlier changes are stored. Otherwise, after the quick choices "off", "secular" and "off",
  // the last choice would equal the row that is still shown, and would not be written.
  const changed = lastChange.then(async () => {
    const known = knownOwnRow(table);
    const values = ownRowChanges(known, change((known.row ?? {}) as Partial<Values>));
    if (Object.keys(values).length === 0) return;
    const began = known.row && beganOf(known.row.id);
    await writeOperation({ table, rowId: ownRowId, kind: 'put', values, ...(began ? { began } : {}) });
  });
  lastChange = changed.catch(() => undefined);
  return changed;
}

/** The person's single row as pages show it: the server's with pending operations applied. */
function knownOwnRow(table: string): OwnRow {
  const operations = getOutboxState().operations.filter((operation) => operation.table === table);
  const rows = queryClient.getQueryData<readonly Row[]>(rowsKey(currentUserId() ?? '', table, { kind: 'own' }));
  const [row] = applyOperations(rows ?? [], operations, { kind: 'own' });
  return { row, known: rows !== undefined };
}
