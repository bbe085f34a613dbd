import type { Stripe } from 'stripe';
import type { Database } from '#database/port.ts';
import { deletionJob } from '#functions/account-deletion/deletion-jobs.ts';
import { expireCheckouts } from './expire-checkouts.ts';
import type { CustomerDependencies } from './sync-customer.ts';
import { refundSubscription, stopRenewal } from './refund-subscription.ts';
import { isAlive, isEnding, isRunning } from './recalculate-billing.ts';
import { isMarked } from './sold-products.ts';

/**
 * Corrects invalid subscriptions at Stripe. If the account is closed or waits for deletion, ends its renewals, and refunds
 * purchases made after the closing or the deletion request. If several subscriptions renew, refunds all except the first by
 * `byAge`. Refunds only subscriptions that were bought on this server's page (`isMarked`). Returns whether it changed any.
 */
export async function correctSubscriptions(
  customerDependencies: CustomerDependencies,
  userId: string,
  subscriptions: readonly Stripe.Subscription[],
): Promise<boolean> {
  const renewing = subscriptions.filter((each) => isAlive(each) && !isEnding(each)).toSorted(byAge);
  const leaving = await leavingSince(customerDependencies, userId);
  if (leaving) {
    await expireCheckouts(customerDependencies, userId);
    for (const subscription of renewing) {
      const wasBefore = subscription.created * 1000 <= leaving.getTime();
      await (wasBefore || !isMarked(subscription, userId) ? stopRenewal : refundSubscription)(
        customerDependencies,
        subscription,
      );
    }
    return renewing.length > 0;
  }
  const [remaining, ...others] = renewing;
  if (!remaining) return false;
  await expireCheckouts(customerDependencies, userId);
  // Leave alone the subscriptions that the operator made by hand at Stripe. Only the operator ends them.
  const twice = others.filter((subscription) => isMarked(subscription, userId));
  for (const subscription of twice) await refundSubscription(customerDependencies, subscription);
  return twice.length > 0;
}

/** Sorts paid subscriptions before unpaid ones, and then older ones before newer ones. */
const byAge = (one: Stripe.Subscription, other: Stripe.Subscription) =>
  Number(isRunning(other)) - Number(isRunning(one)) || one.created - other.created || (one.id < other.id ? -1 : 1);

/** Returns when the account was closed or its deletion was requested, whichever came first, or undefined if neither did. */
export async function leavingSince(
  { database, clock }: { database: Database; clock: CustomerDependencies['clock'] },
  userId: string,
): Promise<Date | undefined> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.finish<{ since: Date | null }>(
      `select min(since) as since from (
         select created_at as since from server.jobs where kind = $2 and user_id = $1
         union all
         select closed_at from app.closed_accounts as closed join auth.users as account on account.id = closed.user_id
         where closed.user_id = $1 and account.banned_until > $3
       ) as leaving`,
      [userId, deletionJob, clock.now()],
    ),
  );
  return rows[0]?.since ?? undefined;
}
