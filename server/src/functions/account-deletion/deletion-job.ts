import type { Transaction } from '#database/port.ts';

/** The kinds of the jobs that delete an account when its time has come, and that tell by mail that this was asked for, and that it was taken back. */
export const deletionJob = 'account-deletion';
export const deletionMailJob = 'account-deletion-mail';
export const keptMailJob = 'account-kept-mail';

/** When a person's account will be deleted; null when that was not asked for. */
export async function deletionDueAt(transaction: Transaction, userId: string): Promise<Date | null> {
  const { rows } = await transaction.query<{ run_at: Date }>(
    'select run_at from server.jobs where kind = $2 and user_id = $1 and dead_at is null',
    [userId, deletionJob],
  );
  return rows[0]?.run_at ?? null;
}
