import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '#database/port.ts';
import { type JobResult, addJob } from '#jobs/job.ts';
import type { Attempt } from './begin-attempt.ts';
import type { HandOverResult, HandOverFailure } from './hand-over.ts';

/** The kind of the job that asks the provider for the status of a text message. */
export const statusPollJob = 'crisis-follow';

interface Facts {
  attempt: Attempt;
  handed: HandOverResult;
  userId: string | null;
  now: Date;
  /** Seconds until the worker asks the provider for the status. */
  pollAfter: number;
}

/** Records the result of an attempt, and returns the next step of its job. */
export function recordAttempt(database: Database, facts: Facts): Promise<JobResult> {
  const { attempt, handed, now } = facts;
  return database.asOwner(async (transaction) => {
    switch (handed.kind) {
      case 'accepted':
        return recordAccepted(transaction, facts, handed.providerId);
      case 'refused':
        await change(transaction, attempt, `state = 'failed', reason = $3`, [handed.reason]);
        return 'done';
      case 'unconfigured':
        await change(transaction, attempt, `state = case when state = 'queued' then 'not_configured' else state end`, []);
        return 'done';
      case 'later':
      case 'uncertain':
        return recordFailure(transaction, attempt, handed, now);
    }
  });
}

/**
 * Records that the provider accepted a message. From then on `accepted_at` prevents every further attempt, even if a report
 * says that the message did not arrive. Such a report may have come first: the state stays `failed` if it was about this
 * message (the same provider id), and becomes `sent` if it was about a duplicate from an interrupted attempt.
 */
async function recordAccepted(transaction: Transaction, facts: Facts, providerId: string): Promise<JobResult> {
  const { attempt, userId, now, pollAfter } = facts;
  const isNews = `state in ('queued', 'not_known') or (state = 'failed' and provider_id <> $3)`;
  const { count } = await transaction.query(
    `update public.crisis_deliveries set
       state = case when ${isNews} then 'sent' else state end,
       reason = case when ${isNews} then null else reason end,
       provider_id = case when ${isNews} or provider_id is null then $3 else provider_id end,
       accepted_at = coalesce(accepted_at, $2), attempt_began_at = null, next_try_at = null
     where id = $1`,
    [attempt.id, now, providerId],
  );
  // If no row was updated, the user has deleted the event or the account meanwhile, so there is no status to poll.
  if (attempt.channel === 'sms' && count > 0) {
    const runAt = new Date(now.getTime() + pollAfter * 1000);
    const payload = { delivery: attempt.id };
    await addJob(transaction, { id: randomUUID(), kind: statusPollJob, userId, payload, now, runAt });
  }
  return 'done';
}

async function recordFailure(
  transaction: Transaction,
  attempt: Attempt,
  { kind, reason, retryAfter }: HandOverFailure,
  now: Date,
): Promise<JobResult> {
  const uncertain = kind === 'uncertain';
  const again = nextTry({ attempts: attempt.attempts, uncertain, retryAfter, now });
  await change(
    transaction,
    attempt,
    `reason = $3, next_try_at = $4, interrupted = interrupted + case when $5::boolean then 1 else 0 end,
     state = case when $5::boolean or state = 'not_known' then 'not_known' when $4::timestamptz is null then 'failed' else state end`,
    [reason, again, uncertain],
  );
  return again === null ? { dead: 'crisis_message_not_sent' } : { again, because: reason };
}

/** Updates the delivery only if this attempt is the latest and no status report changed the state meanwhile. */
async function change(transaction: Transaction, attempt: Attempt, set: string, values: unknown[]): Promise<void> {
  await transaction.query(
    `update public.crisis_deliveries set attempt_began_at = null, ${set}
     where id = $1 and attempts = $2 and state in ('queued', 'not_known')`,
    [attempt.id, attempt.attempts, ...values],
  );
}

/**
 * Seconds between two attempts of one message. In total they take some three and a half hours, to outlast an outage of the mail
 * server or the text message provider.
 */
const waits = [5, 15, 45, 120, 300, 600, 1200, 1800, 1800, 3600, 3600];
/**
 * After this many attempts (some 40 minutes), an uncertain attempt is not repeated, because each uncertain attempt may have sent
 * the message.
 */
const mostUncertain = 8;
const longestAsked = 3600;

interface FailedAttempts {
  /** The number of attempts so far. */
  attempts: number;
  /** Whether the last attempt may have sent a message. */
  uncertain: boolean;
  /**
   * Whether our own process ended during the attempt. The next attempt is then soon: the provider or mail server did not fail.
   */
  cut?: boolean;
  /** The provider's `retry-after`, in seconds. */
  retryAfter?: number | undefined;
  now: Date;
}

/** Returns when to retry a message, or null if no attempts are left. */
export function nextTry({ attempts, uncertain, cut = false, retryAfter = 0, now }: FailedAttempts): Date | null {
  const wait = waits[cut ? 0 : attempts - 1];
  if (wait === undefined || (uncertain && attempts >= mostUncertain)) return null;
  return new Date(now.getTime() + 1000 * Math.max(wait, Math.min(retryAfter, longestAsked)));
}
