import { deviceDatabase } from './device-database.ts';

const stores = ['operations', 'cache', 'imports', 'gathered'] as const;

/**
 * Removes what this device keeps of a person: rows that were read, writes that wait or were refused, what an import could take back, what files are made of, drafts and choices. What belongs to the device (its language,
 * its look) stays. Rejects when a part could not be removed; the others are gone then all the same.
 */
export async function forgetPerson(userId: string, storage: Storage = localStorage): Promise<void> {
  for (const key of Object.keys(storage)) if (key.includes(userId)) storage.removeItem(key);
  const database = await deviceDatabase();
  const transaction = database.transaction(stores, 'readwrite');
  for (const name of stores) {
    const store = transaction.objectStore(name);
    for (const key of await store.index('byUser').getAllKeys(userId)) await store.delete(key as never);
  }
  await transaction.done;
}
