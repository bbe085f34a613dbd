import type { DeviceDatabase } from './device-database.ts';

/** The stores whose records name their person. */
export type PersonalStore = 'operations' | 'cache' | 'imports' | 'gathered';

/** The records of one transaction: a cheap phone deletes so many in far less time than a transaction may last. */
export const portion = 200;

/**
 * Deletes a store's records of the people in `whose`, a portion in each transaction, so that other reads and writes pass in between and
 * no transaction grows too long. Reads keys only.
 */
export async function deleteInPortions(
  database: DeviceDatabase,
  name: PersonalStore,
  whose: string | IDBKeyRange,
): Promise<void> {
  for (;;) {
    const transaction = database.transaction(name, 'readwrite');
    const { store } = transaction;
    const keys = await store.index('byUser').getAllKeys(whose, portion);
    await Promise.all([...keys.map((key) => store.delete(key)), transaction.done]);
    if (keys.length < portion) return;
  }
}
