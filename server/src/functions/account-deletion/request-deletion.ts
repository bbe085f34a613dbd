import { randomUUID } from 'node:crypto';
import type { Transaction } from '#database/port.ts';
import { addJob } from '#jobs/job.ts';
import { deletionDueAt, deletionJob, deletionMailJob, cancelledMailJob } from './deletion-jobs.ts';

/**
 * Schedules the deletion of an account for the end of the grace period, and returns the deletion date. A repeated request keeps
 * the earlier date. Stops outgoing data at once: deletes pending jobs, push devices, health links, and links and codes in mails,
 * and stops pending alerts.
 */
export async function requestDeletion(
  transaction: Transaction,
  { userId, now, graceDays }: { userId: string; now: Date; graceDays: number },
): Promise<Date> {
  // Serialize concurrent requests.
  await transaction.query('select from auth.users where id = $1 for update', [userId]);
  const before = await deletionDueAt(transaction, userId);
  if (before) return before;
  const dueAt = new Date(now.getTime() + graceDays * 86_400_000);
  await transaction.query('delete from server.jobs where user_id = $1', [userId]);
  await transaction.query(
    `update public.crisis_deliveries set reason = 'account_closed', next_try_at = null,
       state = case when state = 'queued' then 'failed' else state end
     where user_id = $1 and (state = 'queued' or next_try_at is not null)`,
    [userId],
  );
  await transaction.query('delete from public.push_subscriptions where user_id = $1', [userId]);
  await transaction.query('delete from app.health_links where user_id = $1', [userId]);
  await transaction.query('delete from server.alarm_deliveries where user_id = $1', [userId]);
  await transaction.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
  // Every session response contains this metadata, so the app can offer to cancel the deletion without another request.
  await transaction.query(
    `update auth.users set updated_at = $3, raw_app_meta_data = raw_app_meta_data || jsonb_build_object('deletion_due_at', $2::text)
     where id = $1`,
    [userId, dueAt.toISOString(), now.toISOString()],
  );
  await addJob(transaction, { id: randomUUID(), kind: deletionJob, userId, now, runAt: dueAt });
  // Without a grace period the owner needs no mail now, because the mail after the deletion follows at once.
  if (graceDays > 0) await addJob(transaction, { id: randomUUID(), kind: deletionMailJob, userId, now });
  return dueAt;
}

/**
 * Cancels the deletion of an account, and mails its owner. Does nothing if no deletion was requested. Returns false if the
 * account no longer exists, because it may just have been deleted.
 */
export async function cancelDeletion(transaction: Transaction, userId: string, now: Date): Promise<boolean> {
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
  if (asked > 0 && count > 0) await addJob(transaction, { id: randomUUID(), kind: cancelledMailJob, userId, now });
  return count > 0;
}
