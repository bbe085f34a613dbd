import { randomUUID } from 'node:crypto';
import type { Transaction } from '#database/port.ts';
import { addJob } from '#jobs/add-job.ts';
import { deletionJob, deletionMailJob, keptMailJob } from './deletion-job.ts';

/**
 * Takes back that an account is to be deleted, and tells its owner by mail. Nothing happens where nobody asked for that. Answers whether the account is
 * there: it may just have gone.
 */
export async function keepAccount(transaction: Transaction, userId: string, now: Date): Promise<boolean> {
  const { count: asked } = await transaction.query('delete from server.jobs where user_id = $1 and kind = $2', [
    userId,
    deletionJob,
  ]);
  await transaction.query('delete from server.jobs where user_id = $1 and kind = $2', [userId, deletionMailJob]);
  const { count } = await transaction.query(
    `update auth.users set updated_at = $2, raw_app_meta_data = raw_app_meta_data - 'deletion_due_at'
     where id = $1 and deleted_at is null`,
    [userId, now.toISOString()],
  );
  if (asked > 0 && count > 0) await addJob(transaction, { id: randomUUID(), kind: keptMailJob, userId, now });
  return count > 0;
}
