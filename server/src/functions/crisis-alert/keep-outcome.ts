import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '#database/port.ts';
import { addJob } from '#jobs/add-job.ts';
import type { Outcome } from '#jobs/job.ts';
import type { Attempt } from './begin-attempt.ts';
import type { HandedOver, NotHandedOver } from './hand-over.ts';
import { nextTry } from './next-try.ts';

/** The kind of the job that asks the provider what became of a text message. */
export const followJob = 'crisis-follow';

interface Facts {
  attempt: Attempt;
  handed: HandedOver;
  userId: string | null;
  now: Date;
  /** Seconds until the provider is asked what became of it. */
  followAfter: number;
}

/** Keeps what came of an attempt, and answers what its job does next. */
export function keepOutcome(database: Database, facts: Facts): Promise<Outcome> {
  const { attempt, handed, now } = facts;
  return database.asOwner(async (transaction) => {
    switch (handed.kind) {
      case 'taken':
        return keepTaken(transaction, facts, handed.providerId);
      case 'refused':
        await change(transaction, attempt, `state = 'failed', reason = $3`, [handed.reason]);
        return 'done';
      case 'unconfigured':
        await change(transaction, attempt, `state = case when state = 'queued' then 'not_configured' else state end`, []);
        return 'done';
      case 'later':
      case 'uncertain':
        return keepFailure(transaction, attempt, handed, now);
    }
  });
}

/**
 * What was taken is never sent again, whatever else was believed of it meanwhile; also when the provider told just now that a twin of it, from an attempt
 * that was cut, did not arrive.
 */
async function keepTaken(transaction: Transaction, facts: Facts, providerId: string): Promise<Outcome> {
  const { attempt, userId, now, followAfter } = facts;
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
  // None: its person removed the event or the account meanwhile.
  if (attempt.channel === 'sms' && count > 0) {
    const runAt = new Date(now.getTime() + followAfter * 1000);
    const payload = { delivery: attempt.id };
    await addJob(transaction, { id: randomUUID(), kind: followJob, userId, payload, now, runAt });
  }
  return 'done';
}

async function keepFailure(
  transaction: Transaction,
  attempt: Attempt,
  { kind, reason, retryAfter }: NotHandedOver,
  now: Date,
): Promise<Outcome> {
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

/** Only while this attempt is the latest, and nobody learnt otherwise meanwhile. */
async function change(transaction: Transaction, attempt: Attempt, set: string, values: unknown[]): Promise<void> {
  await transaction.query(
    `update public.crisis_deliveries set attempt_began_at = null, ${set}
     where id = $1 and attempts = $2 and state in ('queued', 'not_known')`,
    [attempt.id, attempt.attempts, ...values],
  );
}
