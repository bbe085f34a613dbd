import { randomUUID } from 'node:crypto';
import { Refusal } from '#errors.ts';
import type { Transaction } from '#database/port.ts';
import { type Handler, addJob } from '#jobs/job.ts';
import { discoverCustomers } from './customers-of.ts';
import { type Following, followAccount, readAccount } from './follow-customer.ts';
import { stopRenewal } from './give-back.ts';
import { byLength, isAlive, isEnding, isRunning } from './recalculate-billing.ts';
import { withAccountLease } from './account-lease.ts';
import { endingJob } from './billing-jobs.ts';
import { expireCheckouts } from './expire-checkouts.ts';

/**
 * Ends the renewal of whatever a person pays for, of all their customers at Stripe, or takes that back for the one that lasts longest. What is paid for stays until its end. Done
 * twice is done once.
 */
export async function changeRenewal(following: Following, userId: string, goesOn: boolean): Promise<void> {
  const { ask } = following;
  // What is paid for and this database does not know must not go on either.
  if (!goesOn) await discoverCustomers(following, userId);
  const open = (await followAccount(following, userId)).filter(isAlive);
  if (open.length === 0) throw new Refusal('billing_not_subscribed');
  if (goesOn) {
    const [longest] = open.filter(isRunning).toSorted(byLength);
    if (longest && isEnding(longest))
      await ask((stripe) => stripe.subscriptions.update(longest.id, { cancel_at_period_end: false }));
  } else {
    for (const subscription of open)
      if (!isEnding(subscription) || !isRunning(subscription)) await stopRenewal(following, subscription);
  }
  await readAccount(following, userId);
}

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
