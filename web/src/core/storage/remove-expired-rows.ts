import { deviceDatabase, type StoredRows } from './device-database.ts';

/** Responses older than this are deleted, in milliseconds (60 days). */
const maxAge = 60 * 86_400_000;

/**
 * Deletes expired rows, and rows of other people who signed out on this device. Looks first with a transaction that lets other reads
 * pass, and most often ends there. Rejects on a device without a store, which has nothing to delete.
 */
export async function removeExpiredRows(userId: string): Promise<void> {
  const goes = (stored: Pick<StoredRows, 'userId' | 'storedAt'>) =>
    stored.userId !== userId || stored.storedAt < Date.now() - maxAge;
  const database = await deviceDatabase();
  for (const name of ['cache', 'gathered'] as const) {
    let isAnyOld = false;
    for await (const { value } of database.transaction(name).store) {
      isAnyOld = goes(value);
      if (isAnyOld) break;
    }
    if (!isAnyOld) continue;
    for await (const cursor of database.transaction(name, 'readwrite').store) if (goes(cursor.value)) await cursor.delete();
  }
}
