import type { Row } from '#core/rows/operation.ts';
import { queryClient, type RowsKey } from './query-client.ts';
import { settleRows, type Settled } from '#core/rows/settle-rows.ts';

const taken = new Map<string, number>();

/** How many writes of this table the server took since this tab opened: an answer that was asked for before is out of date. */
export function writesTaken(userId: string, table: string): number {
  return taken.get(`${userId}/${table}`) ?? 0;
}

/** Lets every answer in the read cache take over what the server just took. */
export function settleInMemory(userId: string, settled: Settled): void {
  const { table, kind } = settled.operation;
  taken.set(`${userId}/${table}`, writesTaken(userId, table) + 1);
  noteRowTaken(userId, settled);
  // The server can be reached: what it did not answer is asked again, rather than after its wait.
  const unanswered = new Set(
    queryClient
      .getQueryCache()
      .findAll({ queryKey: ['rows', userId, table] })
      .filter(({ state }) => state.data === undefined || state.error !== null),
  );
  for (const [key, rows] of queryClient.getQueriesData<readonly Row[]>({ queryKey: ['rows', userId, table] })) {
    const scope = (key as unknown as RowsKey)[3];
    // The time of asking stays: a change of one row doesn't make the others fresh.
    const updatedAt = queryClient.getQueryState(key)?.dataUpdatedAt;
    if (rows) queryClient.setQueryData(key, settleRows(rows, scope, settled), { updatedAt });
  }
  void queryClient.invalidateQueries({ predicate: (query) => unanswered.has(query) });
  // Scope `last` caches one row: when it is removed or moved to another date, only the server knows the next.
  const isGone = ({ queryKey }: { queryKey: readonly unknown[] }) => (queryKey as RowsKey)[3].kind === 'last';
  if (kind !== 'insert') void queryClient.invalidateQueries({ queryKey: ['rows', userId, table], predicate: isGone });
  if (!settled.row && kind !== 'remove') void queryClient.invalidateQueries({ queryKey: ['rows', userId, table] });
}

/** Refetches the rows of these tables that a page shows; resolves when the answers, or their failures, are there. */
export async function refetchRows(userId: string, tables: readonly string[]): Promise<void> {
  await Promise.all(tables.map((table) => queryClient.invalidateQueries({ queryKey: ['rows', userId, table] })));
}

/** How many rows of a table are remembered: what one person writes between two answers of the server. */
const most = 200;
const remembered = new Map<string, readonly Row[]>();
const none: readonly Row[] = [];

/**
 * The rows of a table that the server took since this tab opened. A question that it has not answered yet is shown with them: what was
 * written offline on a day that is not on this device would vanish between its arrival there and the answer.
 */
export function rowsTaken(userId: string, table: string): readonly Row[] {
  return remembered.get(`${userId}/${table}`) ?? none;
}

/** Takes over what the server just took. */
export function noteRowTaken(userId: string, settled: Settled): void {
  const rows = settleRows(rowsTaken(userId, settled.operation.table), { kind: 'all' }, settled);
  remembered.set(`${userId}/${settled.operation.table}`, rows.slice(-most));
}

/** Forgets all of them, as whoever signs out leaves nothing behind. */
export function forgetRowsTaken(): void {
  remembered.clear();
}
