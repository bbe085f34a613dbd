import type { StorageContext } from './storage-context.ts';

/** How long a photo stays that no row names any more, so that an undo finds it. */
const unusedHours = 24;
/** The hours between two searches. A search reads the names of all photos that rows can name. */
const hoursBetween = 6;
const hour = 3600_000;

/**
 * Returns an upkeep that removes photos that no row names: of removed rows, removed from a row, or, after thirty more days,
 * uploaded without ever reaching one. Then `sweepOrphanedObjects` removes their bytes.
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
        transaction.query<{ removed: number }>('select app.remove_unused_photos($1) as removed', [until]),
      );
      return rows[0]?.removed ?? 0;
    };
    while ((await removeSome()) > 0);
  };
}
