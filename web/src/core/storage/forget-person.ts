import { deviceDatabase } from './device-database.ts';

const stores = ['operations', 'cache', 'imports', 'gathered'] as const;

/**
 * Removes a person's data from this device: cached rows, pending and refused writes, undo data of imports, export data, drafts and choices.
 * Device settings (language, appearance) stay. If a part fails, it removes the others and then rejects.
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
