import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '#database/port.ts';
import { addJob } from '#jobs/add-job.ts';
import type { Outcome } from '#jobs/job.ts';
import { mostAttempts, nextTry, type Attempt } from './begin-attempt.ts';
import type { HandedOver, NotHandedOver } from './hand-over.ts';

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

/** What was taken is never sent again, whatever else was believed of it meanwhile. */
async function keepTaken(transaction: Transaction, facts: Facts, providerId: string): Promise<Outcome> {
  const { attempt, userId, now, followAfter } = facts;
  await transaction.query(
    `update public.crisis_deliveries set
       state = case when state in ('queued', 'not_known') then 'sent' else state end,
       reason = case when state in ('queued', 'not_known') then null else reason end,
       accepted_at = coalesce(accepted_at, $2), provider_id = coalesce(provider_id, $3),
       attempt_began_at = null, next_try_at = null
     where id = $1`,
    [attempt.id, now, providerId],
  );
  if (attempt.channel === 'sms') {
    const runAt = new Date(now.getTime() + followAfter * 1000);
    await addJob(transaction, { id: randomUUID(), kind: followJob, userId, payload: { delivery: attempt.id }, runAt });
  }
  return 'done';
}

async function keepFailure(
  transaction: Transaction,
  attempt: Attempt,
  { kind, reason }: NotHandedOver,
  now: Date,
): Promise<Outcome> {
  const again = attempt.attempts < mostAttempts ? nextTry(attempt.attempts, now) : null;
  const uncertain = kind === 'uncertain';
  await change(
    transaction,
    attempt,
    `reason = $3, next_try_at = $4, interrupted = interrupted + case when $5::boolean then 1 else 0 end,
     state = case when $5::boolean or state = 'not_known' then 'not_known' when $4::timestamptz is null then 'failed' else state end`,
    [reason, again, uncertain],
  );
  return again === null ? { dead: 'crisis_message_not_sent' } : { again };
}

/** Only while this attempt is the latest, and nobody learnt otherwise meanwhile. */
async function change(transaction: Transaction, attempt: Attempt, set: string, values: unknown[]): Promise<void> {
  await transaction.query(
    `update public.crisis_deliveries set attempt_began_at = null, ${set}
     where id = $1 and attempts = $2 and state in ('queued', 'not_known')`,
    [attempt.id, attempt.attempts, ...values],
  );
}
