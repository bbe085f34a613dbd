import type { Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';
import type { Handler, JobResult, OnGivenUp } from '#jobs/job.ts';
import { beginAttempt } from './begin-attempt.ts';
import { callbackAddress, handOver, type DeliveryChannels } from './hand-over.ts';
import { recordAttempt } from './record-attempt.ts';

/** When the database is away just as an answer is to be stored: so often is it tried again, so long apart. */
const keepings = 10;
const keepingPause = 1000;

/**
 * Sends one message of an alert: marks that an attempt begins, hands it over, keeps the result. Between the last two the process can end; then the
 * next run finds the mark. Nothing whose acceptance was kept is sent again.
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
    // A provider that calls back is asked all the same, only later: a call can be lost.
    const followAfter = callbackAddress(ways.siteUrl, attempt.id) === undefined ? 4 : 120;
    const keep = () => recordAttempt(database, { attempt, handed, userId: job.userId, now: clock.now(), followAfter });
    return recordWithRetries(keep, clock);
  };
}

/** What was handed over must not be forgotten because of a moment without the database. */
async function recordWithRetries(keep: () => Promise<JobResult>, clock: Clock): Promise<JobResult> {
  for (let left = keepings; ; left -= 1) {
    try {
      return await keep();
    } catch (error) {
      if (left === 0) throw error;
      await clock.pause(keepingPause);
    }
  }
}

/**
 * A message whose job was given up without its handler having a say, because each run failed or was cut: nothing will send it any more, so it must not go on
 * saying that it is queued.
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
