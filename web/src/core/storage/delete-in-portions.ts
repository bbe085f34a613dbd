import type { DeviceDatabase } from './device-database.ts';

/** The stores whose records have a user id. */
export type PersonalStore = 'operations' | 'cache' | 'imports' | 'gathered';

/** How many records one transaction deletes. Even a cheap phone deletes that many well within a transaction's time limit. */
export const portion = 200;

/**
 * Deletes the records of one user id, or of a range of an index, from a store. Each transaction deletes one portion, so that
 * other reads and writes can run in between. It reads only keys, no values.
 */
export async function deleteInPortions(
  database: DeviceDatabase,
  name: PersonalStore,
  range: string | IDBKeyRange,
  index: 'byUser' | 'byAge' = 'byUser',
): Promise<void> {
  for (;;) {
    const transaction = database.transaction(name, 'readwrite');
    const { store } = transaction;
    // Every store has the index `byUser`, so the types name only this index. Callers pass `byAge` only for the two stores
    // that have it.
    const keys = await store.index(index as 'byUser').getAllKeys(range, portion);
    await Promise.all([...keys.map((key) => store.delete(key)), transaction.done]);
    if (keys.length < portion) return;
  }
}
