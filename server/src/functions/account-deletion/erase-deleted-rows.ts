import type { Dependencies } from '#dependencies.ts';
import type { Handler } from '#jobs/job.ts';

/** The kind of the job that has the database write over what deleted rows leave in its files. Nobody's: the account is gone by then. */
export const erasureJob = 'account-erasure';

/** The job that does it, once for all accounts that went before it began. */
export function eraseDeletedRows({ database, logger }: Pick<Dependencies, 'database' | 'logger'>): Handler {
  return async ({ id }) => {
    await database.asOwner((transaction) =>
      transaction.query('delete from server.jobs where kind = $1 and id <> $2 and dead_at is null and holder is null', [
        erasureJob,
        id,
      ]),
    );
    const left = await database.eraseDeleted();
    if (left.length > 0 && database.engine === 'pglite') {
      logger.warn({ tables: left }, 'bytes of deleted rows stay in large tables until they are written over');
    }
    return 'done';
  };
}
