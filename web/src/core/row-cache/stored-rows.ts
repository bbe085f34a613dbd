import type { Row } from '#core/rows/operation.ts';
import { currentUserId } from '#core/session/session.ts';
import { deviceDatabase, type StoredRows } from '#core/storage/device-database.ts';
import { storedRowsKey } from './query-client.ts';
import { answering, inScope, type Scope, sortRows } from '#core/rows/scope.ts';

/** The rows of the server's last response to this query; undefined if none are stored or the browser has no store. */
export async function readStoredRows(userId: string, table: string, scope: Scope) {
  try {
    const database = await deviceDatabase();
    const stored = await database.get('cache', storedRowsKey(userId, table, scope));
    if (stored || scope.kind !== 'last') return stored;
    return lastOf(await database.getAllFromIndex('cache', 'byTable', [userId, table]), scope);
  } catch {
    // Offline reading is optional: without a store the app still reads from the server.
    return undefined;
  }
}

/** The last row among all stored rows of a table, for a `last` query that this device never sent. */
function lastOf(stored: readonly StoredRows[], scope: Scope): Pick<StoredRows, 'rows' | 'storedAt'> | undefined {
  const rows = answering(sortRows(stored.flatMap(({ rows }) => rows).filter((row) => inScope(row, scope))), scope);
  // Give the rows the oldest possible time, so that every response of the server is newer.
  return rows.length > 0 ? { rows, storedAt: 0 } : undefined;
}

/** All stored rows of a table, from all queries. If a row is stored in several versions, the newest version counts. */
export async function readStoredTable(userId: string, table: string): Promise<readonly Row[]> {
  try {
    const answers = await (await deviceDatabase()).getAllFromIndex('cache', 'byTable', [userId, table]);
    const inTime = answers.sort((one, other) => one.storedAt - other.storedAt);
    return [...new Map(inTime.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const))).values()];
  } catch {
    return [];
  }
}

/** Stores a response for offline reading. Never rejects, because a full or missing store must not hide the fetched rows. */
export async function storeRows(userId: string, table: string, scope: Scope, rows: readonly Row[]): Promise<void> {
  try {
    const database = await deviceDatabase();
    // The person signed out during the request: do not restore wiped data.
    if (currentUserId() !== userId) return;
    await database.put('cache', {
      key: storedRowsKey(userId, table, scope),
      userId,
      table,
      scope,
      rows,
      storedAt: Date.now(),
    });
  } catch {
    return;
  }
}
