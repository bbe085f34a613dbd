import { deviceDatabase, type StoredImport } from '#core/storage/device-database.ts';
import type { Batch } from './run-import.ts';

/** An import that this device can undo. */
export interface PastImport {
  readonly importId: string;
  readonly fileName: string;
  readonly startedAt: number;
  readonly batches: readonly StoredImport[];
}

/** Stores the imports of this tab while the browser's storage is unavailable. */
const inMemory: StoredImport[] = [];

/** Stores what an undo of this batch needs. Call this before the batch is sent, because the page may close right after. */
export async function storeBatch(of: Omit<StoredImport, keyof Batch | 'place'>, batch: Batch): Promise<void> {
  const entry = { ...of, ...batch };
  try {
    await (await deviceDatabase()).add('imports', entry);
  } catch {
    inMemory.push(entry);
  }
}

/** The user's imports, newest first. */
export async function pastImports(userId: string): Promise<readonly PastImport[]> {
  const own = inMemory.filter((entry) => entry.userId === userId);
  const stored = await deviceDatabase()
    .then((database) => database.getAllFromIndex('imports', 'byUser', userId))
    .catch(() => []);
  const byImport = Map.groupBy([...stored, ...own], ({ importId }) => importId);
  return [...byImport.values()]
    .flatMap((batches) =>
      batches.slice(0, 1).map(({ importId, fileName, startedAt }) => ({ importId, fileName, startedAt, batches })),
    )
    .toSorted((one, other) => other.startedAt - one.startedAt);
}

/**
 * Removes an undone batch from the list. Also removes the rows of the table that this device stored for offline exports,
 * because they still contain the undone rows. If the browser cannot delete both, the batch stays in the list.
 */
export async function forgetBatch(batch: StoredImport): Promise<void> {
  const index = inMemory.indexOf(batch);
  if (index >= 0) inMemory.splice(index, 1);
  const { place, userId, table } = batch;
  if (place === undefined) return;
  try {
    const transaction = (await deviceDatabase()).transaction(['imports', 'gathered'], 'readwrite');
    await Promise.all([
      transaction.objectStore('imports').delete(place),
      transaction.objectStore('gathered').delete([userId, table]),
      transaction.done,
    ]);
  } catch {
    return;
  }
}
