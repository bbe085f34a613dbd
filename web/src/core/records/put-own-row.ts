import { getOutboxState } from '#core/outbox/current-outbox.ts';
import type { Row, RowValues } from '#core/outbox/operation.ts';
import { currentUserId } from '#core/session/session.ts';
import { applyOperations } from './apply-operations.ts';
import { beganOf } from './edit-began.ts';
import { ownRowChanges, type OwnRow } from './own-row-changes.ts';
import { queryClient } from './query-client.ts';
import { rowsKey } from './rows-key.ts';
import { putOwnColumns } from './write-rows.ts';

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
