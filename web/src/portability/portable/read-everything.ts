import { sortByTime } from '#core/journal/entry-time.ts';
import type { Row } from '#core/rows/operation.ts';
import { askOwnRows } from '#core/row-cache/own-rows.ts';
import { readProblemOf } from '#core/row-cache/read-problem.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import { periodToRead, wholeTime, type Period } from './period.ts';
import type { PortableTable } from './portable-tables.ts';

export type RowsByTable = ReadonlyMap<string, readonly Row[]>;

interface ReadOptions {
  /** The period to request for a dated table; by default everything. */
  readonly periodOf?: (of: PortableTable) => Period;
  /** Aborts reading. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called after each response, with a value from 0 to 1. */
  readonly progress?: (share: number) => void;
}

/**
 * Reads the user's own rows of these tables from the server, for each table the oldest row first. Does not include pending
 * operations of this device. Rejects with `ReadProblem`, or when aborted; it never returns only a part.
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
    const asked = left.map((of) => ({ table: of.table, ...periodToRead(of, periodOf) }));
    const { data: answer, code, status } = await askOwnRows(client, asked, { skipped, signal });
    if (!answer) throw readProblemOf(status, code);
    for (const { table, rows: some } of answer.read) for (const row of some) rows.get(table)?.push(row);
    left = left.slice(left.length - answer.left.length);
    skipped = answer.skipped;
    progress?.(1 - left.length / tables.length);
  }
  signal?.throwIfAborted();
  return new Map([...rows].map(([table, read]) => [table, sortByTime(read)]));
}
