import type { Row } from '#core/outbox/operation.ts';
import { fetchRows } from '#core/records/fetch-rows.ts';
import type { DataClient } from '#core/wire/data-client.ts';
import { dateOf, type CalendarDate } from '#lib/calendar-date.ts';
import type { PortableTable } from './portable-tables.ts';

/** Both ends are included; null: without an end on that side. */
export interface Period {
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

export type RowsByTable = ReadonlyMap<string, readonly Row[]>;

interface Reading {
  readonly period?: Period;
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
  { period = { from: null, to: null }, signal, progress }: Reading = {},
): Promise<RowsByTable> {
  const isBound = period.from !== null || period.to !== null;
  const rows = new Map<string, readonly Row[]>();
  const left = [...tables];
  let hasFailed = false;
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const { table, isDated } = next;
      signal?.throwIfAborted();
      const scope =
        isDated && isBound
          ? ({ kind: 'dates', from: period.from ?? earliest, to: period.to ?? latest } as const)
          : ({ kind: 'all' } as const);
      const read = await fetchRows(client, table, scope, signal).catch((problem: unknown) => {
        hasFailed = true;
        throw problem;
      });
      // Whoever asked has been told of the failure: the others come to rest quietly.
      if (hasFailed) return;
      rows.set(table, isOfEvents(table) ? read.filter((row) => liesIn(madeOn(row), period)) : read);
      progress?.(rows.size / tables.length);
    }
  };
  await Promise.all(Array.from({ length: side }, work));
  return new Map(tables.map(({ table }) => [table, rows.get(table) ?? []]));
}

/** Written by the server as something happened: without a day of its own, its moment has one. */
const isOfEvents = (table: string) => table === 'crisis_deliveries';

/** The person's day on which a row was made. */
export function madeOn(row: Row): CalendarDate {
  return dateOf(new Date(String(row['created_at'])));
}

function liesIn(date: CalendarDate, { from, to }: Period): boolean {
  return (from === null || date >= from) && (to === null || date <= to);
}
