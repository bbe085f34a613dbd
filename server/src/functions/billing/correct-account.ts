import type { Stripe } from 'stripe';
import type { Database } from '#database/port.ts';
import { deletionJob } from '#functions/account-deletion/deletion-job.ts';
import { expireCheckouts } from './expire-checkouts.ts';
import type { Following } from './follow-customer.ts';
import { giveBack, stopRenewal } from './give-back.ts';
import { isAlive, isEnding, isRunning } from './recalculate-billing.ts';
import { isMarked } from './sold-here.ts';

/**
 * Corrects at Stripe what must not be. Of an account that waits for its deletion or that was closed nothing renews, and what was bought after that is given back. Of two subscriptions
 * that renew beside each other the later is given back: two purchases were paid at once. Returns whether something was changed.
 */
export async function correctAccount(
  following: Following,
  userId: string,
  subscriptions: readonly Stripe.Subscription[],
): Promise<boolean> {
  const renewing = subscriptions.filter((each) => isAlive(each) && !isEnding(each)).toSorted(byAge);
  const leaving = await leavingSince(following, userId);
  if (leaving) {
    await expireCheckouts(following, userId);
    for (const subscription of renewing) {
      const wasBefore = subscription.created * 1000 <= leaving.getTime();
      await (wasBefore || !isMarked(subscription, userId) ? stopRenewal : giveBack)(following, subscription);
    }
    return renewing.length > 0;
  }
  const [remaining, ...others] = renewing;
  if (!remaining) return false;
  await expireCheckouts(following, userId);
  // What the operator made by hand at Stripe is theirs to end.
  const twice = others.filter((subscription) => isMarked(subscription, userId));
  for (const subscription of twice) await giveBack(following, subscription);
  return twice.length > 0;
}

/** The one that is paid before one that could not be collected, then the older. */
const byAge = (one: Stripe.Subscription, other: Stripe.Subscription) =>
  Number(isRunning(other)) - Number(isRunning(one)) || one.created - other.created || (one.id < other.id ? -1 : 1);

/** Since when an account waits for its deletion or is closed; undefined: neither. */
export async function leavingSince(
  { database, clock }: { database: Database; clock: Following['clock'] },
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
