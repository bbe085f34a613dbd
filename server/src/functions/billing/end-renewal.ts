import { randomUUID } from 'node:crypto';
import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { addJob } from '#jobs/add-job.ts';
import type { Handler } from '#jobs/job.ts';
import { endingJob } from './billing-jobs.ts';
import { changeRenewal } from './change-renewal.ts';
import type { Following } from './follow-customer.ts';

/** Owes the end of a person's renewal: nobody is charged for an account that waits for its deletion, or that was closed on them. */
export async function oweEndOfRenewal(transaction: Transaction, userId: string, now: Date): Promise<void> {
  const { count } = await transaction.query('select from app.stripe_customers where user_id = $1', [userId]);
  if (count > 0) await addJob(transaction, { id: randomUUID(), kind: endingJob, userId, now });
}

/** The job that does it. */
export function endRenewal(following: Following): Handler {
  return async ({ userId }) => {
    if (userId === null) return 'done';
    try {
      await changeRenewal(following, userId, false);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    return 'done';
  };
}
