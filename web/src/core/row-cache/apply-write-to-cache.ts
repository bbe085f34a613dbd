import type { Row } from '#core/rows/operation.ts';
import { queryClient, type RowsKey } from './query-client.ts';
import { applyAcceptedWrite, type Settled } from '#core/rows/apply-accepted-write.ts';

const taken = new Map<string, number>();

/**
 * How many writes to a table the server has accepted since this tab opened. If it grows during a request, the response may be
 * outdated.
 */
export function writesTaken(userId: string, table: string): number {
  return taken.get(`${userId}/${table}`) ?? 0;
}

/** Applies an accepted write to every query in the read cache. */
export function applyWriteToCache(userId: string, settled: Settled): void {
  const { table, kind } = settled.operation;
  taken.set(`${userId}/${table}`, writesTaken(userId, table) + 1);
  noteRowTaken(userId, settled);
  // The server is reachable: refetch failed queries now instead of after their backoff.
  const unanswered = new Set(
    queryClient
      .getQueryCache()
      .findAll({ queryKey: ['rows', userId, table] })
      .filter(({ state }) => state.data === undefined || state.error !== null),
  );
  for (const [key, rows] of queryClient.getQueriesData<readonly Row[]>({ queryKey: ['rows', userId, table] })) {
    const scope = (key as unknown as RowsKey)[3];
    // Keep the fetch time: a change of one row does not make the other rows fresh.
    const updatedAt = queryClient.getQueryState(key)?.dataUpdatedAt;
    if (rows) queryClient.setQueryData(key, applyAcceptedWrite(rows, scope, settled), { updatedAt });
  }
  void queryClient.invalidateQueries({ predicate: (query) => unanswered.has(query) });
  // Scope `last` caches one row. After a write removes that row or changes its date, only the server knows which row is the last.
  const isGone = ({ queryKey }: { queryKey: readonly unknown[] }) => (queryKey as RowsKey)[3].kind === 'last';
  if (kind !== 'insert') void queryClient.invalidateQueries({ queryKey: ['rows', userId, table], predicate: isGone });
  if (!settled.row && kind !== 'remove') void queryClient.invalidateQueries({ queryKey: ['rows', userId, table] });
}

/** Refetches the rows of these tables that a page uses; resolves once all requests have ended. */
export async function refetchRows(userId: string, tables: readonly string[]): Promise<void> {
  await Promise.all(tables.map((table) => queryClient.invalidateQueries({ queryKey: ['rows', userId, table] })));
}

/**
 * The maximum number of accepted rows to remember for each table. A person writes fewer rows between two responses of the
 * server.
 */
const most = 200;
const remembered = new Map<string, readonly Row[]>();
const none: readonly Row[] = [];

/**
 * The rows of a table that the server accepted since this tab opened. Queries that have not loaded yet show these rows.
 * Otherwise an offline entry on an uncached day would disappear between its upload and the first response.
 */
export function rowsTaken(userId: string, table: string): readonly Row[] {
  return remembered.get(`${userId}/${table}`) ?? none;
}

/** Remembers a row that the server accepted. */
export function noteRowTaken(userId: string, settled: Settled): void {
  const rows = applyAcceptedWrite(rowsTaken(userId, settled.operation.table), { kind: 'all' }, settled);
  remembered.set(`${userId}/${settled.operation.table}`, rows.slice(-most));
}

/** Forgets all accepted rows, on sign-out. */
export function forgetRowsTaken(): void {
  remembered.clear();
}
