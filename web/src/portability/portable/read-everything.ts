import type { Row } from '#core/rows/operation.ts';
import { fetchRows } from '#core/row-cache/fetch-rows.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { wholeTime, type Period } from './period.ts';
import type { PortableTable } from './portable-tables.ts';

export type RowsByTable = ReadonlyMap<string, readonly Row[]>;

interface ReadOptions {
  /** The period to request for a dated table; by default everything. */
  readonly periodOf?: (of: PortableTable) => Period;
  /** Aborts: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called after each table, with a value from 0 to 1. */
  readonly progress?: (share: number) => void;
}

/** The number of concurrent requests. */
const side = 4;
const earliest = '1900-01-01' as CalendarDate;
const latest = '9999-12-31' as CalendarDate;

/**
 * Reads the user's own rows of these tables from the server, each oldest first, without pending operations of this device.
 * Rejects with `ReadProblem`, or when aborted; it never returns a part.
 */
export async function readEverything(
  client: DataClient,
  tables: readonly PortableTable[],
  { periodOf = () => wholeTime, signal, progress }: ReadOptions = {},
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
