import type { Row } from '#core/rows/operation.ts';
import type { Scope } from '#core/rows/scope.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { fetchRows } from './fetch-rows.ts';
import { readProblemOf } from './read-problem.ts';

/** A longer span of dates, in days, is fetched alone: its many rows would keep the others waiting. */
const longestSpan = 31;

interface Read {
  readonly table: string;
  readonly scope: Scope;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (rows: readonly Row[] | Promise<readonly Row[]>) => void;
  readonly reject: (problem: unknown) => void;
}

/** The server's answer to `own_rows`: the first tables of the request, of which the last is partial if `skipped` is not 0. */
interface OwnRows {
  readonly read: readonly { readonly table: string; readonly rows: readonly Row[] }[];
  readonly skipped: number;
}

/** The reads that have begun since the last request. */
const begun = new Map<DataClient, Read[]>();

/**
 * As `fetchRows`, but reads that begin at the same moment, such as those of one page, share one request of `own_rows`. A
 * first visit to Today needs 17 tables; browsers send six requests at a time, and each costs a round trip. What one
 * answer does not hold, and what a failing table spoils for the others, is fetched alone.
 */
export function fetchTogether(
  client: DataClient,
  table: string,
  scope: Scope,
  signal?: AbortSignal,
): Promise<readonly Row[]> {
  if (!isSmall(scope)) return fetchRows(client, table, scope, signal);
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

function isSmall(scope: Scope): boolean {
  if (scope.kind === 'dates') return scope.to <= addDays(scope.from, longestSpan);
  return scope.kind === 'all' || scope.kind === 'own';
}

async function send(client: DataClient, reads: readonly Read[]): Promise<void> {
  const alone = ({ table, scope, signal, resolve }: Read) => resolve(fetchRows(client, table, scope, signal));
  if (reads.length === 1) return reads.forEach(alone);
  const dates = reads.map(({ scope }) => (scope.kind === 'dates' ? scope : { from: null, to: null }));
  const { data, error, status } = await client
    .rpc('own_rows', {
      tables: reads.map(({ table }) => table),
      from_dates: dates.map(({ from }) => from),
      to_dates: dates.map(({ to }) => to),
    })
    .abortSignal(endOfAll(reads));
  const isServerAway = status === 0 || [408, 429, 502, 503, 504].includes(status);
  if (isServerAway) return reads.forEach(({ reject }) => reject(readProblemOf(status, error?.code)));
  const { read, skipped } = error ? { read: [], skipped: 0 } : (data as OwnRows);
  const whole = skipped > 0 ? read.slice(0, -1) : read;
  let place = 0;
  for (const each of reads) {
    const answer = whole[place];
    if (answer?.table === each.table) {
      place += 1;
      each.resolve(answer.rows);
    } else alone(each);
  }
}

/** Aborts when nobody waits for any of the reads any more. */
function endOfAll(reads: readonly Read[]): AbortSignal {
  const end = new AbortController();
  const check = () => {
    if (reads.every(({ signal }) => signal?.aborted)) end.abort();
  };
  for (const { signal } of reads) signal?.addEventListener('abort', check, { once: true });
  return end.signal;
}
