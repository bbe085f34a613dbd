import type { Row } from '#core/outbox/operation.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import { readProblemOf } from './read-problem.ts';
import type { Scope } from './scope.ts';

/** The server answers at most this many rows at once. */
const pageSize = 1000;

/** Asks the server for rows, oldest first, page by page until all are there. Rejects with `ReadProblem`. */
export async function fetchRows(
  client: DataClient,
  table: string,
  scope: Scope,
  signal?: AbortSignal,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await fetchPage(client, table, scope, rows.length, signal);
    rows.push(...page);
    if (page.length < pageSize || wantsOne(scope)) return rows;
  }
}

const wantsOne = ({ kind }: Scope) => kind === 'any' || kind === 'last';

async function fetchPage(
  client: DataClient,
  table: string,
  scope: Scope,
  from: number,
  signal?: AbortSignal,
): Promise<Row[]> {
  let query = client.from(table).select();
  if (scope.kind === 'dates') query = query.gte('date', scope.from).lte('date', scope.to).order('date');
  if (scope.kind === 'days') query = query.in('date', scope.days).order('date');
  const ascending = scope.kind !== 'last';
  if (scope.kind === 'last') query = query.lte('date', scope.until).order('date', { ascending });
  query = query
    .order('created_at', { ascending })
    .order('id', { ascending })
    .range(from, wantsOne(scope) ? from : from + pageSize - 1);
  if (signal) query = query.abortSignal(signal);
  const { data, error, status } = await query;
  if (Array.isArray(data) && !error) return data as unknown as Row[];
  throw readProblemOf(status, error?.code);
}
