import type { StorageContext } from './storage-context.ts';
import { sweepOrphanedObjects } from './sweep-orphaned-objects.ts';

/** Sweeps after the work of a request, which is done whether or not the old bytes go at once. */
export async function sweepQuietly(
  storage: Pick<StorageContext, 'database' | 'objects' | 'clock' | 'logger'>,
): Promise<void> {
  try {
    await sweepOrphanedObjects(storage);
  } catch (error) {
    storage.logger.warn({ error }, 'bytes that no object has were not removed; they are tried again');
  }
}
