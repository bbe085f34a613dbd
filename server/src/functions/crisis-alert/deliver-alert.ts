import type { Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';
import type { Handler, JobResult, OnGivenUp } from '#jobs/job.ts';
import { beginAttempt } from './begin-attempt.ts';
import { callbackAddress, handOver, type DeliveryChannels } from './hand-over.ts';
import { recordAttempt } from './record-attempt.ts';

/** How often to retry storing a result while the database is unreachable, and the delay between retries in milliseconds. */
const storeRetries = 10;
const storeRetryDelay = 1000;

/**
 * Handles the job that sends one message of an alert. It records the start of an attempt, hands the message over, and stores the
 * result. If the process ends before the last step, the next run finds the open attempt. A message whose acceptance was recorded
 * is never sent again.
 */
export function deliverAlert({
  database,
  clock,
  ...ways
}: { database: Database; clock: Clock } & DeliveryChannels): Handler {
  return async (job) => {
    const beginning = await beginAttempt(database, job.id, clock.now(), job.payload['revived'] === true);
    if (beginning === 'over') return 'done';
    if (beginning === 'dead') return { dead: 'crisis_attempts_cut' };
    if ('wait' in beginning) return { again: beginning.wait, because: 'attempt_cut' };
    const attempt = beginning.go;
    const handed = await handOver(ways, attempt, clock.now());
    // Seconds until the worker polls the provider for the status. With a callback address the provider reports the status itself,
    // so the poll comes later and only covers a lost report.
    const pollAfter = callbackAddress(ways.siteUrl, attempt.id) === undefined ? 4 : 120;
    const keep = () => recordAttempt(database, { attempt, handed, userId: job.userId, now: clock.now(), pollAfter });
    return recordWithRetries(keep, clock);
  };
}

/** Retries, because a short database outage must not lose the record of a sent message. */
async function recordWithRetries(keep: () => Promise<JobResult>, clock: Clock): Promise<JobResult> {
  for (let left = storeRetries; ; left -= 1) {
    try {
      return await keep();
    } catch (error) {
      if (left === 0) throw error;
      await clock.pause(storeRetryDelay);
    }
  }
}

/**
 * Updates a message whose job became a dead letter without the handler's decision, because each run threw an error or was
 * interrupted. No job will send the message, so it must not stay `queued`.
 */
export const giveUpDelivery: OnGivenUp = async (transaction, id) => {
  await transaction.query(
    `update public.crisis_deliveries set
       state = case when state = 'queued' and attempt_began_at is null then 'failed' else 'not_known' end,
       interrupted = interrupted + case when attempt_began_at is null then 0 else 1 end,
       reason = coalesce(reason, 'given_up'), attempt_began_at = null, next_try_at = null
     where id = $1 and state in ('queued', 'not_known')`,
    [id],
  );
};
