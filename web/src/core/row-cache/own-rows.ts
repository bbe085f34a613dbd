import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Row } from '#core/rows/operation.ts';
import type { DataClient } from '#core/wire/data-client.ts';

/** A table to read, with the first and the last day. Null means no bound; a table without dates has null for both. */
export interface OwnRead {
  readonly table: string;
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

/** The server's response to one call of `own_rows`. */
export interface OwnRows {
  /** The first tables of the request. The last one is partial if `skipped` is not 0. */
  readonly read: readonly { readonly table: string; readonly rows: readonly Row[] }[];
  /**
   * The tables for the next call. The server has already returned the first `skipped` rows of the first table in this list.
   */
  readonly left: readonly string[];
  readonly skipped: number;
}

/** Requests the person's rows of several tables, up to 5,000 rows or 4 MiB. `data` is null after an error. */
export async function askOwnRows(
  client: DataClient,
  reads: readonly OwnRead[],
  { skipped = 0, signal }: { skipped?: number; signal?: AbortSignal | undefined },
) {
  const call = client.rpc('own_rows', {
    tables: reads.map(({ table }) => table),
    from_dates: reads.map(({ from }) => from),
    to_dates: reads.map(({ to }) => to),
    skipped,
  });
  const { data, error, status } = await (signal ? call.abortSignal(signal) : call);
  const answer = data as Partial<OwnRows> | null;
  return { data: !error && answer?.read ? (answer as OwnRows) : null, code: error?.code, status };
}
