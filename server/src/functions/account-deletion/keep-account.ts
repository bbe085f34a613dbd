import type { Transaction } from '#database/port.ts';
import { deletionJob, deletionMailJob } from './deletion-job.ts';

/** Takes back that an account is to be deleted. Nothing happens where nobody asked for that. Answers whether the account is there: it may just have gone. */
export async function keepAccount(transaction: Transaction, userId: string, now: Date): Promise<boolean> {
  await transaction.query('delete from server.jobs where user_id = $1 and kind in ($2, $3)', [
    userId,
    deletionJob,
    deletionMailJob,
  ]);
  const { count } = await transaction.query(
    `update auth.users set updated_at = $2, raw_app_meta_data = raw_app_meta_data - 'deletion_due_at' where id = $1`,
    [userId, now.toISOString()],
  );
  return count > 0;
}
