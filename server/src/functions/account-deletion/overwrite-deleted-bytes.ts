import type { Dependencies } from '#dependencies.ts';
import type { Handler } from '#jobs/job.ts';

/** The kind of the job that makes the database overwrite deleted rows in its files. It has no user: the account is deleted. */
export const erasureJob = 'account-erasure';

const megabyte = 1024 * 1024;
/**
 * Maximum bytes of a table that the job rewrites. The embedded database (PGlite) blocks other queries during the rewriting: under
 * a second by day, and some ten seconds at night.
 */
const largestTable = { day: 16 * megabyte, night: 256 * megabyte };
/** The hours of the night, from three to five in the server's time zone. */
const night = { begins: 3, ends: 5 };

/** Handles the job that erases deleted rows, for all accounts deleted before it began. Large tables wait for the night. */
export function eraseDeletedRows({ database, clock, logger }: Pick<Dependencies, 'database' | 'clock' | 'logger'>): Handler {
  return async ({ id }) => {
    const now = clock.now();
    const isNight = now.getHours() >= night.begins && now.getHours() < night.ends;
    await database.asOwner((transaction) =>
      transaction.query('delete from server.jobs where kind = $1 and id <> $2 and dead_at is null and holder is null', [
        erasureJob,
        id,
      ]),
    );
    const left = await database.eraseDeleted(isNight ? largestTable.night : largestTable.day);
    if (left.length === 0 || database.engine !== 'pglite') return 'done';
    if (!isNight) return { again: nextNight(now), because: 'large_tables_wait_for_the_night' };
    logger.warn({ tables: left }, 'bytes of deleted rows stay in large tables until they are written over');
    return 'done';
  };
}

function nextNight(now: Date): Date {
  const next = new Date(now);
  next.setHours(night.begins, 0, 0, 0);
  if (next <= now) next.setDate(next.getDate() + 1);
  return next;
}
