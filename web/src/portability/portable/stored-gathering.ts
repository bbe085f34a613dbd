import type { Row } from '#core/rows/operation.ts';
import { currentUserId } from '#core/session/session.ts';
import { deviceDatabase } from '#core/storage/device-database.ts';
import { covers, wholeTime, type Period } from './period.ts';
import type { PortableTable } from './portable-tables.ts';
import type { RowsByTable } from './read-everything.ts';

/** Rows that were read earlier, and when: the earliest reading of any of their tables, in milliseconds since 1970. */
export interface KeptGathering {
  readonly rows: RowsByTable;
  readonly asOf: number;
}

export type PeriodOf = (of: PortableTable) => Period;

/**
 * Keeps gathered rows on this device for making files without a network. What is kept of a wider time stays. A store that is full, missing or forbidden
 * is no reason to withhold what was just read.
 */
export async function keepGathering(
  userId: string,
  tables: readonly PortableTable[],
  { rows, asOf, periodOf }: KeptGathering & { readonly periodOf: PeriodOf },
): Promise<void> {
  try {
    const database = await deviceDatabase();
    // The person signed out while the server answered: what is wiped stays wiped.
    if (currentUserId() !== userId) return;
    const { store, done } = database.transaction('gathered', 'readwrite');
    for (const of of tables) {
      const period = of.isDated ? periodOf(of) : wholeTime;
      const kept = await store.get([userId, of.table]);
      if (!kept || covers(period, kept.period) || !covers(kept.period, period))
        await store.put({ userId, table: of.table, period, rows: rows.get(of.table) ?? [], keptAt: asOf });
    }
    await done;
  } catch {
    return;
  }
}

/** What is kept of these tables; undefined unless there is all of it, for all of the days that are asked for. */
export async function readKeptGathering(
  userId: string,
  tables: readonly PortableTable[],
  periodOf: PeriodOf,
): Promise<KeptGathering | undefined> {
  try {
    const { store } = (await deviceDatabase()).transaction('gathered');
    const rows = new Map<string, readonly Row[]>();
    let asOf = Infinity;
    for (const of of tables) {
      const kept = await store.get([userId, of.table]);
      if (!kept || !covers(kept.period, of.isDated ? periodOf(of) : wholeTime)) return undefined;
      rows.set(of.table, kept.rows);
      asOf = Math.min(asOf, kept.keptAt);
    }
    return tables.length === 0 ? undefined : { rows, asOf };
  } catch {
    return undefined;
  }
}
