import { safeLocalStorage } from './safe-local-storage.ts';

/**
 * localStorage key of the pair that the person last chose to compare in the statistics. The next person on this device must
 * not read it.
 */
export const forgottenKey = 'cogn-preferences-here';

/**
 * Deletes all cached rows, undo data of imports, export data and `forgottenKey` from this device, for all users. Runs
 * whenever nobody is signed in. Pending writes stay. Uses plain IndexedDB, because the sign-in page must not load the
 * database library. Always resolves: a missing or unusable store contains nothing that a page could read.
 */
export function deleteCachedRows(): Promise<void> {
  safeLocalStorage.removeItem(forgottenKey);
  return new Promise((resolve) => {
    const end = () => resolve();
    try {
      const opening = indexedDB.open(databaseName);
      opening.onerror = end;
      // The browser calls this if no database exists. Abort, because this code would create one without stores.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onsuccess = () => {
        const database = opening.result;
        const done = () => {
          database.close();
          end();
        };
        try {
          // Clear only stores that exist: the database of an older app version lacks some of them.
          const stores = [...database.objectStoreNames].filter((store) => store !== 'operations');
          const transaction = database.transaction(stores, 'readwrite');
          for (const store of stores) transaction.objectStore(store).clear();
          transaction.oncomplete = transaction.onerror = transaction.onabort = done;
        } catch {
          done();
        }
      };
    } catch {
      end();
    }
  });
}

/** The name of this device's database. */
export const databaseName = 'cogn';
