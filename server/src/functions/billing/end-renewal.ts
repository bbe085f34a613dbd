import { randomUUID } from 'node:crypto';
import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { addJob } from '#jobs/add-job.ts';
import type { Handler } from '#jobs/job.ts';
import { withAccountLease } from './account-lease.ts';
import { endingJob } from './billing-jobs.ts';
import { changeRenewal } from './change-renewal.ts';
import { expireCheckouts } from './expire-checkouts.ts';
import type { Following } from './follow-customer.ts';

const busyMilliseconds = 5_000;

/** Owes the end of a person's renewal: nobody is charged for an account that waits for its deletion, or that was closed on them. */
export async function enqueueEndOfRenewal(transaction: Transaction, userId: string, now: Date): Promise<void> {
  const { count } = await transaction.query('select from app.stripe_customers where user_id = $1', [userId]);
  if (count > 0) await addJob(transaction, { id: randomUUID(), kind: endingJob, userId, now });
}

/** The job that does it. It waits for a purchase that just begins, and closes what lies open first: what is paid at this moment is a subscription when these are read. */
export function endRenewal(following: Following): Handler {
  const { database, clock } = following;
  return async ({ userId }) => {
    if (userId === null) return 'done';
    try {
      await withAccountLease({ database, clock, userId }, async () => {
        await expireCheckouts(following, userId);
        await changeRenewal(following, userId, false);
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'billing_busy') return { again: new Date(clock.now().getTime() + busyMilliseconds) };
    }
    return 'done';
  };
}
