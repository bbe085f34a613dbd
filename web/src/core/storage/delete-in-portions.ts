import type { DeviceDatabase } from './device-database.ts';

/** The stores whose records have a user id. */
export type PersonalStore = 'operations' | 'cache' | 'imports' | 'gathered';

/** Records to delete in one transaction. Even a cheap phone deletes so many long before a transaction times out. */
export const portion = 200;

/**
 * Deletes the records of one user id, or of a range of an index, from a store. Each transaction deletes one portion, so that
 * other reads and writes can run in between. Reads keys only.
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
    // The types name `byUser` for every store; `byAge` exists in two, and only those are asked for it.
    const keys = await store.index(index as 'byUser').getAllKeys(range, portion);
    await Promise.all([...keys.map((key) => store.delete(key)), transaction.done]);
    if (keys.length < portion) return;
  }
}
