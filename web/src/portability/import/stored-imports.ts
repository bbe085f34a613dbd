import { deviceDatabase, type StoredImport } from '#core/storage/device-database.ts';
import type { Batch } from './run-import.ts';

/** An import that can be taken back on this device. */
export interface PastImport {
  readonly importId: string;
  readonly fileName: string;
  readonly startedAt: number;
  readonly batches: readonly StoredImport[];
}

/** Where the browser keeps nothing, for as long as the tab. */
const inMemory: StoredImport[] = [];

/** Keeps what is about to be written. */
export async function keepBatch(of: Omit<StoredImport, keyof Batch | 'place'>, batch: Batch): Promise<void> {
  const kept = { ...of, ...batch };
  try {
    await (await deviceDatabase()).add('imports', kept);
  } catch {
    inMemory.push(kept);
  }
}

/** The person's imports, newest first. */
export async function pastImports(userId: string): Promise<readonly PastImport[]> {
  const own = inMemory.filter((kept) => kept.userId === userId);
  const kept = await deviceDatabase()
    .then((database) => database.getAllFromIndex('imports', 'byUser', userId))
    .catch(() => []);
  const byImport = Map.groupBy([...kept, ...own], ({ importId }) => importId);
  return [...byImport.values()]
    .flatMap((batches) =>
      batches.slice(0, 1).map(({ importId, fileName, startedAt }) => ({ importId, fileName, startedAt, batches })),
    )
    .toSorted((one, other) => other.startedAt - one.startedAt);
}

/**
 * Lets go of a batch that was taken back, and of the rows of its table that files are made of without a network: what was taken back is among them. One that
 * the browser will not let go of stays in the list.
 */
export async function forgetBatch(kept: StoredImport): Promise<void> {
  const index = inMemory.indexOf(kept);
  if (index >= 0) inMemory.splice(index, 1);
  const { place, userId, table } = kept;
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
