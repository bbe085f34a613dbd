import type { Row } from '#core/rows/operation.ts';
import { currentUserId } from '#core/session/session.ts';
import { deviceDatabase, type StoredRows } from '#core/storage/device-database.ts';
import { storedRowsKey } from './query-client.ts';
import { answering, inScope, type Scope, sortRows } from '#core/rows/scope.ts';

/** Answers that were not asked for again in this time are let go, in milliseconds (60 days). */
const keptFor = 60 * 86_400_000;

/** The rows of the server's last response to this query; undefined if none are stored or the browser has no store. */
export async function readStoredRows(userId: string, table: string, scope: Scope) {
  try {
    const database = await deviceDatabase();
    const kept = await database.get('cache', storedRowsKey(userId, table, scope));
    if (kept || scope.kind !== 'last') return kept;
    return lastOf(await database.getAllFromIndex('cache', 'byTable', [userId, table]), scope);
  } catch {
    // Reading without a network is an extra: without a store the app still reads from the server.
    return undefined;
  }
}

/** The last row among all stored rows of a table, for a `last` query that this device never sent. */
function lastOf(kept: readonly StoredRows[], scope: Scope): Pick<StoredRows, 'rows' | 'keptAt'> | undefined {
  const rows = answering(sortRows(kept.flatMap(({ rows }) => rows).filter((row) => inScope(row, scope))), scope);
  // As old as can be: whatever the server says is newer.
  return rows.length > 0 ? { rows, keptAt: 0 } : undefined;
}

/** Every stored row of a table, whichever query returned it; of two versions the later one counts. */
export async function readStoredTable(userId: string, table: string): Promise<readonly Row[]> {
  try {
    const answers = await (await deviceDatabase()).getAllFromIndex('cache', 'byTable', [userId, table]);
    const inTime = answers.sort((one, other) => one.keptAt - other.keptAt);
    return [...new Map(inTime.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const))).values()];
  } catch {
    return [];
  }
}

/** Keeps an answer for reading without a network. A full or missing store is no reason to hide what was just read. */
export async function storeRows(userId: string, table: string, scope: Scope, rows: readonly Row[]): Promise<void> {
  try {
    const database = await deviceDatabase();
    // The person signed out while the server answered: what is wiped stays wiped.
    if (currentUserId() !== userId) return;
    await database.put('cache', {
      key: storedRowsKey(userId, table, scope),
      userId,
      table,
      scope,
      rows,
      keptAt: Date.now(),
    });
  } catch {
    return;
  }
}

/** Forgets what is old, and what other people who signed out on this device had read. */
export async function removeExpiredRows(userId: string): Promise<void> {
  const goes = (kept: Pick<StoredRows, 'userId' | 'keptAt'>) => kept.userId !== userId || kept.keptAt < Date.now() - keptFor;
  const transaction = (await deviceDatabase()).transaction(['cache', 'gathered'], 'readwrite');
  for (const name of ['cache', 'gathered'] as const)
    for await (const cursor of transaction.objectStore(name)) if (goes(cursor.value)) await cursor.delete();
  await transaction.done;
}
