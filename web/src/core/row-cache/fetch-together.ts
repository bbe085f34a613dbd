import type { Row } from '#core/rows/operation.ts';
import type { Scope } from '#core/rows/scope.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { fetchRows } from './fetch-rows.ts';
import { askOwnRows } from './own-rows.ts';
import { readProblemOf } from './read-problem.ts';

/** The longest span, in days, whose read may share a request. A longer span would delay all other reads of the request. */
const longestSpan = 31;

interface Read {
  readonly table: string;
  readonly scope: Scope;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (rows: readonly Row[] | Promise<readonly Row[]>) => void;
  readonly reject: (problem: unknown) => void;
}

/** The reads of each client that wait for the next microtask, which sends them. */
const begun = new Map<DataClient, Read[]>();

/**
 * Like `fetchRows`, but all reads that begin before the next microtask, such as those of one render, share one request to
 * `own_rows`. Browsers send only six requests at a time, and each costs a round trip (decision 90). A table that the
 * response lacks, or contains only in part, gets its own request. If one table makes the shared request fail, every table
 * gets its own request.
 */
export function fetchTogether(
  client: DataClient,
  table: string,
  scope: Scope,
  signal?: AbortSignal,
): Promise<readonly Row[]> {
  if (!sharesRequest(scope)) return fetchRows(client, table, scope, signal);
  return new Promise((resolve, reject) => {
    const reads = begun.get(client) ?? [];
    if (reads.push({ table, scope, signal, resolve, reject }) > 1) return;
    begun.set(client, reads);
    queueMicrotask(() => {
      begun.delete(client);
      void send(client, reads);
    });
  });
}

/**
 * Whether reads of this scope share a request. Reads of the scope `all` do, because most tables that pages read whole are
 * short, such as medicines. Reads with `repeats` do not, because `own_rows` knows no repeating rows.
 */
function sharesRequest(scope: Scope): boolean {
  if (scope.kind === 'dates') return !scope.repeats && scope.to < addDays(scope.from, longestSpan);
  return scope.kind === 'all' || scope.kind === 'own';
}

/**
 * Whether a shared request has ever timed out (504). From then on this tab sends one request for each table, so that each
 * table has its own time limit.
 */
let isTooMuch = false;

async function send(client: DataClient, reads: readonly Read[]): Promise<void> {
  const alone = ({ table, scope, signal, resolve }: Read) => resolve(fetchRows(client, table, scope, signal));
  if (reads.length === 1 || isTooMuch) return reads.forEach(alone);
  const asked = reads.map(({ table, scope }) => ({
    table,
    ...(scope.kind === 'dates' ? { from: scope.from, to: scope.to } : { from: null, to: null }),
  }));
  const { data, code, status } = await askOwnRows(client, asked, { signal: endOfAll(reads) });
  if (status === 504) isTooMuch = true;
  if (!data && !mayBeOneTable(status, code)) return reads.forEach(({ reject }) => reject(readProblemOf(status, code)));
  const whole = data?.skipped ? data.read.slice(0, -1) : data?.read;
  let place = 0;
  for (const each of reads) {
    const answer = whole?.[place];
    if (answer?.table === each.table) {
      place += 1;
      each.resolve(answer.rows);
    } else alone(each);
  }
}

/**
 * Whether one of the tables may have caused this failure: a database error or a timeout. After other failures, such as a
 * busy server or a refused session, a request for each table would only add load.
 */
function mayBeOneTable(status: number, code: string | undefined): boolean {
  return (
    status === 500 || status === 504 || (status >= 400 && status < 500 && /^(?:[0-9A-Z]{5}|PGRST2\d\d)$/.test(code ?? ''))
  );
}

/** A signal that aborts once all reads of a request have been aborted. */
function endOfAll(reads: readonly Read[]): AbortSignal {
  const end = new AbortController();
  const check = () => {
    if (reads.every(({ signal }) => signal?.aborted)) end.abort();
  };
  for (const { signal } of reads) signal?.addEventListener('abort', check, { once: true });
  check();
  return end.signal;
}
