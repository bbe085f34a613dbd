import type { Row } from '#core/outbox/operation.ts';
import { currentUserId } from '#core/session/session.ts';
import { deviceDatabase, type KeptRows } from '#core/storage/device-database.ts';
import { keptKey } from './rows-key.ts';
import { answering, inScope, type Scope } from './scope.ts';
import { sortRows } from './sort-rows.ts';

/** Answers that were not asked for again in this time are let go, in milliseconds (60 days). */
const keptFor = 60 * 86_400_000;

/** What the server last answered to this question; undefined when nothing is kept, or this browser keeps nothing. */
export async function readKeptRows(userId: string, table: string, scope: Scope) {
  try {
    const database = await deviceDatabase();
    const kept = await database.get('cache', keptKey(userId, table, scope));
    if (kept || scope.kind !== 'last') return kept;
    return lastOf(await database.getAllFromIndex('cache', 'byTable', [userId, table]), scope);
  } catch {
    // Reading without a network is an extra: without a store the app still reads from the server.
    return undefined;
  }
}

/** The last row among all that is kept of a table: what the question about it can be answered with when it was never asked here. */
function lastOf(kept: readonly KeptRows[], scope: Scope): Pick<KeptRows, 'rows' | 'keptAt'> | undefined {
  const rows = answering(sortRows(kept.flatMap(({ rows }) => rows).filter((row) => inScope(row, scope))), scope);
  // As old as can be: whatever the server says is newer.
  return rows.length > 0 ? { rows, keptAt: 0 } : undefined;
}

/** Every row of a table that is kept on this device, whichever question it answered; of two answers the later one counts. */
export async function readKeptTable(userId: string, table: string): Promise<readonly Row[]> {
  try {
    const answers = await (await deviceDatabase()).getAllFromIndex('cache', 'byTable', [userId, table]);
    const inTime = answers.sort((one, other) => one.keptAt - other.keptAt);
    return [...new Map(inTime.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const))).values()];
  } catch {
    return [];
  }
}

/** Keeps an answer for reading without a network. A full or missing store is no reason to hide what was just read. */
export async function keepRows(userId: string, table: string, scope: Scope, rows: readonly Row[]): Promise<void> {
  try {
    const database = await deviceDatabase();
    // The person signed out while the server answered: what is wiped stays wiped.
    if (currentUserId() !== userId) return;
    await database.put('cache', { key: keptKey(userId, table, scope), userId, table, scope, rows, keptAt: Date.now() });
  } catch {
    return;
  }
}

/** Forgets what is old, and what other people who signed out on this device had read. */
export async function tidyKeptRows(userId: string): Promise<void> {
  const goes = (kept: Pick<KeptRows, 'userId' | 'keptAt'>) => kept.userId !== userId || kept.keptAt < Date.now() - keptFor;
  const transaction = (await deviceDatabase()).transaction(['cache', 'gathered'], 'readwrite');
  for (const name of ['cache', 'gathered'] as const)
    for await (const cursor of transaction.objectStore(name)) if (goes(cursor.value)) await cursor.delete();
  await transaction.done;
}
