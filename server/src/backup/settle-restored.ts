import type { Transaction } from '#database/port.ts';
import { deletionJob } from '#functions/account-deletion/deletion-jobs.ts';
import { erasureJob } from '#functions/account-deletion/overwrite-deleted-bytes.ts';
import { endingJob, forgettingJob, readingJob, reconcilingJob } from '#functions/billing/billing-jobs.ts';
import { statusPollJob } from '#functions/crisis-alert/record-attempt.ts';
import { sweepJob } from '#functions/push/sweep-due-alarms.ts';

/**
 * Kinds of jobs that stay pending after a restore, although they may have run since the backup. Most of them send
 * nothing. The others, such as ending a paid subscription, can safely run twice, and users rely on them.
 */
const harmless = [statusPollJob, sweepJob, deletionJob, erasureJob, readingJob, endingJob, forgettingJob, reconcilingJob];

/**
 * Makes pending outgoing jobs dead letters (`restored`), because they may already have been sent. The operator decides
 * whether to send them. If such a job delivers an alert, the delivery gets the state `not_known`. Deletes unfinished
 * sign-ins: one-time tokens, flow states and second-factor challenges. Ends all health links. Returns the number of jobs
 * that became dead letters.
 */
export async function settleRestored(transaction: Transaction, now: Date): Promise<number> {
  await transaction.query('update server.jobs set holder = null, leased_until = null');
  const { rows } = await transaction.query<{ id: string }>(
    `update server.jobs set dead_at = $1, reason = 'restored' where dead_at is null and kind <> all($2::text[]) returning id`,
    [now, harmless],
  );
  // Purchases after the backup are only known to Stripe, so reconcile all customers from the start.
  await transaction.query(
    `update server.jobs set run_at = $2, scheduled_at = $2, dead_at = null, payload = '{}' where kind = $1`,
    [reconcilingJob, now],
  );
  await transaction.query(
    `update public.crisis_deliveries set state = 'not_known', reason = coalesce(reason, 'given_up'),
       interrupted = interrupted + 1, attempt_began_at = null, next_try_at = null
     where id = any($1::uuid[]) and state in ('queued', 'not_known')`,
    [rows.map(({ id }) => id)],
  );
  // Their owners may have ended some of these links after the backup.
  await transaction.query(`select app.end_health_links(array_agg(id), 'restore', $1) from app.health_links`, [now]);
  for (const passing of ['auth.one_time_tokens', 'auth.flow_state', 'auth.mfa_challenges']) {
    await transaction.query(`delete from ${passing}`);
  }
  return rows.length;
}
