/**
 * Forgets every row that was read on this device, by whomever, what an import could take back, and what files are made of: called whenever nobody is signed in. What waits to be sent stays. Speaks to the browser
 * without the library that the rest of the device's database has, since the sign-in page carries it. Resolves in any case: a store that is not there
 * or can't be opened holds nothing that a page could read.
 */
export function forgetWhatWasRead(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => resolve();
    try {
      const opening = indexedDB.open(databaseName);
      opening.onerror = end;
      // None is there yet, and none is made: whoever needs it makes it whole.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onsuccess = () => {
        const database = opening.result;
        const done = () => {
          database.close();
          end();
        };
        try {
          // A device that an older program last used has not all of the stores yet.
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
