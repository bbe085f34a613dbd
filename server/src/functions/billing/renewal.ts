import { randomUUID } from 'node:crypto';
import { Refusal } from '#errors.ts';
import type { Transaction } from '#database/port.ts';
import { type Handler, addJob } from '#jobs/job.ts';
import { discoverCustomers } from './customers-of.ts';
import { type CustomerDependencies, syncAccount, readAccount } from './sync-customer.ts';
import { stopRenewal } from './refund-subscription.ts';
import { byLength, isAlive, isEnding, isRunning } from './recalculate-billing.ts';
import { withAccountLease } from './account-lease.ts';
import { endingJob } from './billing-jobs.ts';
import { expireCheckouts } from './expire-checkouts.ts';

/**
 * Ends the renewal of all of a user's subscriptions at Stripe. With `goesOn`, resumes the renewal of the subscription that ends
 * last. The paid period stays. Idempotent.
 */
export async function changeRenewal(
  customerDependencies: CustomerDependencies,
  userId: string,
  goesOn: boolean,
): Promise<void> {
  const { ask } = customerDependencies;
  // Also end paid subscriptions that this database does not know.
  if (!goesOn) await discoverCustomers(customerDependencies, userId);
  const open = (await syncAccount(customerDependencies, userId)).filter(isAlive);
  if (open.length === 0) throw new Refusal('billing_not_subscribed');
  if (goesOn) {
    const [longest] = open.filter(isRunning).toSorted(byLength);
    if (longest && isEnding(longest))
      await ask((stripe) => stripe.subscriptions.update(longest.id, { cancel_at_period_end: false }));
  } else {
    for (const subscription of open)
      if (!isEnding(subscription) || !isRunning(subscription)) await stopRenewal(customerDependencies, subscription);
  }
  await readAccount(customerDependencies, userId);
}

const busyMilliseconds = 5_000;

/** Adds the job that ends a user's renewal, so that nobody is charged for an account that is closed or waits for deletion. */
export async function enqueueEndOfRenewal(transaction: Transaction, userId: string, now: Date): Promise<void> {
  const { count } = await transaction.query('select from app.stripe_customers where user_id = $1', [userId]);
  if (count > 0) await addJob(transaction, { id: randomUUID(), kind: endingJob, userId, now });
}

/**
 * Handles the job that ends a renewal. If another operation has the account's lease, such as a purchase that begins, the job
 * retries later. Otherwise the job first closes open purchases. A purchase that is paid at this moment appears as a subscription
 * in the read that follows.
 */
export function endRenewal(customerDependencies: CustomerDependencies): Handler {
  const { database, clock } = customerDependencies;
  return async ({ userId }) => {
    if (userId === null) return 'done';
    try {
      await withAccountLease({ database, clock, userId }, async () => {
        await expireCheckouts(customerDependencies, userId);
        await changeRenewal(customerDependencies, userId, false);
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'billing_busy') return { again: new Date(clock.now().getTime() + busyMilliseconds) };
    }
    return 'done';
  };
}
