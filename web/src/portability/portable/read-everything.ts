import type { Row } from '#core/rows/operation.ts';
import type { OwnRows } from '#core/row-cache/fetch-together.ts';
import { readProblemOf } from '#core/row-cache/read-problem.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import { wholeTime, type Period } from './period.ts';
import type { PortableTable } from './portable-tables.ts';

export type RowsByTable = ReadonlyMap<string, readonly Row[]>;

interface ReadOptions {
  /** The period to request for a dated table; by default everything. */
  readonly periodOf?: (of: PortableTable) => Period;
  /** Aborts: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called after each answer, with a value from 0 to 1. */
  readonly progress?: (share: number) => void;
}

/**
 * Reads the user's own rows of these tables from the server, each oldest first, without pending operations of this device.
 * Rejects with `ReadProblem`, or when aborted; it never returns a part.
 */
export async function readEverything(
  client: DataClient,
  tables: readonly PortableTable[],
  { periodOf = () => wholeTime, signal, progress }: ReadOptions = {},
): Promise<RowsByTable> {
  const rows = new Map<string, Row[]>(tables.map(({ table }) => [table, []]));
  let [left, skipped] = [tables, 0];
  while (left.length > 0) {
    signal?.throwIfAborted();
    const answer = await ask(client, left, { periodOf, skipped, signal });
    for (const { table, rows: some } of answer.read) for (const row of some) rows.get(table)?.push(row);
    left = left.slice(left.length - answer.left.length);
    skipped = answer.skipped;
    progress?.(1 - left.length / tables.length);
  }
  signal?.throwIfAborted();
  return rows;
}

async function ask(
  client: DataClient,
  tables: readonly PortableTable[],
  {
    periodOf,
    skipped,
    signal,
  }: { periodOf: (of: PortableTable) => Period; skipped: number; signal: AbortSignal | undefined },
): Promise<OwnRows> {
  const periods = tables.map((of) => (of.isDated ? periodOf(of) : wholeTime));
  const call = client.rpc('own_rows', {
    tables: tables.map(({ table }) => table),
    from_dates: periods.map(({ from }) => from),
    to_dates: periods.map(({ to }) => to),
    skipped,
  });
  const { data, error, status } = await (signal ? call.abortSignal(signal) : call);
  if (error || !data) throw readProblemOf(status, error?.code);
  return data as OwnRows;
}
