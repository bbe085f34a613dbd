import { deviceDatabase, type KeptImport } from '#core/storage/device-database.ts';
import type { Batch } from './run-import.ts';

/** An import that can be taken back on this device. */
export interface PastImport {
  readonly importId: string;
  readonly fileName: string;
  readonly startedAt: number;
  readonly batches: readonly KeptImport[];
}

/** Where the browser keeps nothing, for as long as the tab. */
const inMemory: KeptImport[] = [];

/** Keeps what is about to be written. */
export async function keepBatch(of: Omit<KeptImport, keyof Batch | 'place'>, batch: Batch): Promise<void> {
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

/** Lets go of a batch that was taken back. One that the browser will not let go of stays in the list. */
export async function forgetBatch(kept: KeptImport): Promise<void> {
  const place = inMemory.indexOf(kept);
  if (place >= 0) inMemory.splice(place, 1);
  if (kept.place === undefined) return;
  await deviceDatabase()
    .then((database) => database.delete('imports', kept.place ?? 0))
    .catch(() => undefined);
}
