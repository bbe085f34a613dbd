import type { Dependencies } from '#dependencies.ts';
import type { Handler } from '#jobs/job.ts';

/** The kind of the job that has the database write over what deleted rows leave in its files. Nobody's: the account is gone by then. */
export const erasureJob = 'account-erasure';

const megabyte = 1024 * 1024;
/** On the embedded engine others wait while a table is rewritten: by day for less than a second, at night for some ten. */
const largestTable = { day: 16 * megabyte, night: 256 * megabyte };
/** From three to five, by the server's own clock. */
const night = { begins: 3, ends: 5 };

/** The job that does it, once for all accounts that went before it began. Tables that are large wait for the night. */
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
