import type { Row } from '#core/rows/operation.ts';
import { currentUserId } from '#core/session/session.ts';
import { deviceDatabase } from '#core/storage/device-database.ts';
import { covers, periodToRead, type Period } from './period.ts';
import type { PortableTable } from './portable-tables.ts';
import type { RowsByTable } from './read-everything.ts';

/** Stored rows. `asOf` is when the oldest of them were read, in ms since 1970. */
export interface StoredGathering {
  readonly rows: RowsByTable;
  readonly asOf: number;
}

export type PeriodOf = (of: PortableTable) => Period;

/**
 * Stores rows on this device for offline exports. A narrower period does not replace a wider stored one. If the store is
 * full or unavailable, the export continues without storing.
 */
export async function storeGathering(
  userId: string,
  tables: readonly PortableTable[],
  { rows, asOf, periodOf }: StoredGathering & { readonly periodOf: PeriodOf },
): Promise<void> {
  try {
    const database = await deviceDatabase();
    // If the user signed out meanwhile, do not write into the cleared store.
    if (currentUserId() !== userId) return;
    const { store, done } = database.transaction('gathered', 'readwrite');
    for (const of of tables) {
      const period = periodToRead(of, periodOf);
      const stored = await store.get([userId, of.table]);
      if (!stored || covers(period, stored.period) || !covers(stored.period, period))
        await store.put({ userId, table: of.table, period, rows: rows.get(of.table) ?? [], storedAt: asOf });
    }
    await done;
  } catch {
    return;
  }
}

/** The stored rows of these tables. Undefined if a table or a day of its period is not stored. */
export async function readStoredGathering(
  userId: string,
  tables: readonly PortableTable[],
  periodOf: PeriodOf,
): Promise<StoredGathering | undefined> {
  try {
    const { store } = (await deviceDatabase()).transaction('gathered');
    const rows = new Map<string, readonly Row[]>();
    let asOf = Infinity;
    for (const of of tables) {
      const stored = await store.get([userId, of.table]);
      if (!stored || !covers(stored.period, periodToRead(of, periodOf))) return undefined;
      rows.set(of.table, stored.rows);
      asOf = Math.min(asOf, stored.storedAt);
    }
    return tables.length === 0 ? undefined : { rows, asOf };
  } catch {
    return undefined;
  }
}
