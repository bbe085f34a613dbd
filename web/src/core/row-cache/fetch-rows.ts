import type { Row } from '#core/rows/operation.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import { readProblemOf } from './read-problem.ts';
import type { Scope } from '#core/rows/scope.ts';

/** The server returns at most this many rows at once. */
const pageSize = 1000;
/**
 * The server's code for a response that would be too large. A smaller batch of rows fits, because no single row is that
 * long.
 */
const tooLarge = '54000';

/** Fetches all rows in batches, oldest first. Rejects with `ReadProblem`. */
export async function fetchRows(
  client: DataClient,
  table: string,
  scope: Scope,
  signal?: AbortSignal,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let size = wantsOne(scope) ? 1 : pageSize;
  for (;;) {
    const page = await fetchPage(client, table, scope, { from: rows.length, size }, signal);
    if (page === 'tooLarge') {
      size = Math.ceil(size / 4);
      continue;
    }
    rows.push(...page);
    if (page.length < size || wantsOne(scope)) return rows;
  }
}

const wantsOne = ({ kind }: Scope) => kind === 'any' || kind === 'last';

async function fetchPage(
  client: DataClient,
  table: string,
  scope: Scope,
  { from, size }: { from: number; size: number },
  signal?: AbortSignal,
): Promise<Row[] | 'tooLarge'> {
  let query = client.from(table).select();
  if (scope.kind === 'dates') {
    query = query
      .gte(scope.repeats ? 'last_day' : 'date', scope.from)
      .lte('date', scope.to)
      .order('date');
  }
  if (scope.kind === 'in') query = query.in(scope.column, scope.values).order('date');
  const ascending = scope.kind !== 'last';
  if (scope.kind === 'last') query = query.lte('date', scope.until).order('date', { ascending });
  query = query
    .order('created_at', { ascending })
    .order('id', { ascending })
    .range(from, from + size - 1);
  if (signal) query = query.abortSignal(signal);
  const { data, error, status } = await query;
  if (Array.isArray(data) && !error) return data as unknown as Row[];
  if (error?.code === tooLarge && size > 1) return 'tooLarge';
  throw readProblemOf(status, error?.code);
}
