import type { Row } from '#core/rows/operation.ts';
import { fetchRows } from '#core/row-cache/fetch-rows.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { wholeTime, type Period } from './period.ts';
import type { PortableTable } from './portable-tables.ts';

export type RowsByTable = ReadonlyMap<string, readonly Row[]>;

interface Reading {
  /** Of which days a table's rows are asked for, where they have days; without this, of all. */
  readonly periodOf?: (of: PortableTable) => Period;
  /** Ends it: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Told after each table, from 0 to 1. */
  readonly progress?: (share: number) => void;
}

/** How many tables are asked for at once. */
const side = 4;
const earliest = '1900-01-01' as CalendarDate;
const latest = '9999-12-31' as CalendarDate;

/**
 * Reads the person's own rows of these tables from the server, a few tables at a time, each oldest first. What still waits on the device is not among them.
 * Rejects with `ReadProblem`, or when it was ended: an answer is whole or none.
 */
export async function readEverything(
  client: DataClient,
  tables: readonly PortableTable[],
  { periodOf = () => wholeTime, signal, progress }: Reading = {},
): Promise<RowsByTable> {
  const rows = new Map<string, readonly Row[]>();
  const left = [...tables];
  let hasFailed = false;
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      signal?.throwIfAborted();
      const read = await fetchRows(client, next.table, scopeOf(next, periodOf(next)), signal).catch((problem: unknown) => {
        hasFailed = true;
        throw problem;
      });
      // The caller already has the first failure: ignore those of the other requests.
      if (hasFailed) return;
      rows.set(next.table, read);
      progress?.(rows.size / tables.length);
    }
  };
  await Promise.all(Array.from({ length: side }, work));
  return new Map(tables.map(({ table }) => [table, rows.get(table) ?? []]));
}

function scopeOf({ isDated }: PortableTable, { from, to }: Period) {
  if (!isDated || (from === null && to === null)) return { kind: 'all' } as const;
  return { kind: 'dates', from: from ?? earliest, to: to ?? latest } as const;
}
