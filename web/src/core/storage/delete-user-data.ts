import { deleteInPortions } from './delete-in-portions.ts';
import { deviceDatabase } from './device-database.ts';

const stores = ['operations', 'cache', 'imports', 'gathered'] as const;

/**
 * Removes a person's data from this device: cached rows, pending and refused writes, undo data of imports, export data,
 * drafts and choices. Device settings (language, appearance) stay. If a part fails, it removes the others and then rejects.
 */
export async function deleteUserData(userId: string, storage: Storage = localStorage): Promise<void> {
  for (const key of Object.keys(storage)) if (key.includes(userId)) storage.removeItem(key);
  const database = await deviceDatabase();
  const parts = await Promise.allSettled(stores.map((name) => deleteInPortions(database, name, userId)));
  const failed = parts.find((part) => part.status === 'rejected');
  if (failed) throw failed.reason;
}
