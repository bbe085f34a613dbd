import type { StorageContext } from './storage-context.ts';

const mostAtOnce = 100;

/**
 * Removes orphaned objects: bytes that were replaced or deleted, bytes of a deleted user, and bytes whose upload a crash
 * interrupted. If a removal fails, the object stays in the list for a later retry. Returns the number of removed objects.
 */
export async function sweepOrphanedObjects({
  database,
  objects,
  clock,
}: Pick<StorageContext, 'database' | 'objects' | 'clock'>): Promise<number> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.query<{ version: string }>(
      `update storage.orphaned_objects set deleting = true where version in (
         select version from storage.orphaned_objects where upload_ends_at is null or upload_ends_at <= $1 limit ${String(mostAtOnce)}
         for update skip locked)
       returning version`,
      [clock.now().toISOString()],
    ),
  );
  if (rows.length === 0) return 0;
  const outcomes = await Promise.allSettled(rows.map(({ version }) => objects.remove(version)));
  const gone = rows.filter((_, index) => outcomes[index]?.status === 'fulfilled').map(({ version }) => version);
  await database.asOwner((transaction) =>
    transaction.query('delete from storage.orphaned_objects where version = any($1)', [gone]),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return gone.length;
}

/** Removes orphaned objects after a request. If that fails, only logs a warning, so that the request still succeeds. */
export async function sweepQuietly(
  storage: Pick<StorageContext, 'database' | 'objects' | 'clock' | 'logger'>,
): Promise<void> {
  try {
    await sweepOrphanedObjects(storage);
  } catch (error) {
    storage.logger.warn({ error }, 'bytes that no object has were not removed; they are tried again');
  }
}
