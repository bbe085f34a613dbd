import { deleteInPortions } from './delete-in-portions.ts';
import { deviceDatabase } from './device-database.ts';

/** The age in milliseconds after which a stored response is deleted. */
const maxAge = 60 * 86_400_000;

/**
 * Deletes the stored rows of other people, who have signed out on this device, and the expired rows of this person. It reads
 * only keys: a device may hold thousands of responses. Rejects on a device without a store.
 */
export async function removeExpiredRows(userId: string): Promise<void> {
  const database = await deviceDatabase();
  const expired = IDBKeyRange.bound([userId], [userId, Date.now() - maxAge]);
  for (const name of ['cache', 'gathered'] as const) {
    await deleteInPortions(database, name, IDBKeyRange.upperBound(userId, true));
    await deleteInPortions(database, name, IDBKeyRange.lowerBound(userId, true));
    await deleteInPortions(database, name, expired, 'byAge');
  }
}
