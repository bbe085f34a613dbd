import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '#database/port.ts';
import { addJob } from '#jobs/job.ts';

/** The kinds of the jobs that delete a due account, mail its owner about the request, and mail the owner about a cancellation. */
export const deletionJob = 'account-deletion';
export const deletionMailJob = 'account-deletion-mail';
export const cancelledMailJob = 'account-kept-mail';

/** Returns when an account will be deleted, or null if no deletion was requested. */
export async function deletionDueAt(transaction: Transaction, userId: string): Promise<Date | null> {
  const { rows } = await transaction.query<{ run_at: Date }>(
    'select run_at from server.jobs where kind = $2 and user_id = $1 and dead_at is null',
    [userId, deletionJob],
  );
  return rows[0]?.run_at ?? null;
}

/**
 * Adds the job that deletes the remaining rows of a closed account. The job has no user, because closing an account deletes its
 * user's jobs.
 */
export async function enqueueDeletion(transaction: Transaction, userId: string, now: Date): Promise<void> {
  await addJob(transaction, { id: randomUUID(), kind: deletionJob, userId: null, payload: { account: userId }, now });
}

/**
 * Retries deletions that failed over an hour ago. A half-deleted account must not stay, and its owner can no longer sign in to
 * request the deletion again.
 */
export async function resumeDeletions(database: Database, now: Date): Promise<void> {
  await database.asOwner((transaction) =>
    transaction.finish(
      `update server.jobs set dead_at = null, run_at = $2, scheduled_at = $2, attempts = 0
       where kind = $1 and dead_at < $2::timestamptz - interval '1 hour'`,
      [deletionJob, now],
    ),
  );
}
