import { deleteInPortions } from './delete-in-portions.ts';
import { deviceDatabase } from './device-database.ts';
import { safeLocalStorage } from './safe-local-storage.ts';

const day = 86_400_000;
/** Responses older than this are deleted, in milliseconds. */
const maxAge = 60 * day;

const isExpired = (stored: { readonly storedAt: number } | undefined) =>
  stored !== undefined && stored.storedAt < Date.now() - maxAge;

/**
 * Deletes rows of other people who signed out on this device, reading their keys only, and once a day this person's expired rows. Those are
 * read one response at a time, so that memory stays flat and other reads and writes pass in between. Rejects on a device without a store,
 * which has nothing to delete.
 */
export async function removeExpiredRows(userId: string): Promise<void> {
  const database = await deviceDatabase();
  const checkedKey = `cogn-expired-rows-checked:${userId}`;
  const isChecked = Number(safeLocalStorage.getItem(checkedKey)) > Date.now() - day;
  for (const name of ['cache', 'gathered'] as const) {
    await deleteInPortions(database, name, IDBKeyRange.upperBound(userId, true));
    await deleteInPortions(database, name, IDBKeyRange.lowerBound(userId, true));
    if (isChecked) continue;
    for (const key of await database.getAllKeysFromIndex(name, 'byUser', userId)) {
      if (!isExpired(await database.get(name, key))) continue;
      const { store, done } = database.transaction(name, 'readwrite');
      // A newer response may have replaced it since.
      if (isExpired(await store.get(key))) await store.delete(key);
      await done;
    }
  }
  if (!isChecked) safeLocalStorage.setItem(checkedKey, String(Date.now()));
}
