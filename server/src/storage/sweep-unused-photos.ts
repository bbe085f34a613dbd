import type { StorageContext } from './storage-context.ts';

/** The hours for which a photo stays after the last thought that named it no longer does, so that an undo finds it. */
const unusedHours = 24;
/** The hours between two searches. A search reads the names of all photos on thoughts. */
const hoursBetween = 6;
const hour = 3600_000;

/**
 * Returns an upkeep step that removes photos that no thought names. A photo that a thought once named goes after `unusedHours`. A
 * photo that was uploaded but never reached a thought stays thirty days longer. Then `sweepOrphanedObjects` removes their bytes.
 */
export function sweepUnusedPhotos({ database, clock }: Pick<StorageContext, 'database' | 'clock'>): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = clock.now().getTime();
    if (now < next) return;
    // Set before the search, so that a search that fails is not repeated every minute.
    next = now + hoursBetween * hour;
    const until = new Date(now - unusedHours * hour).toISOString();
    const removeSome = async () => {
      const { rows } = await database.asOwner((transaction) =>
        transaction.query<{ removed: number }>('select app.remove_unused_thought_photos($1) as removed', [until]),
      );
      return rows[0]?.removed ?? 0;
    };
    while ((await removeSome()) > 0);
  };
}
