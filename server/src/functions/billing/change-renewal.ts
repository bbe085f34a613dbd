import { Refusal } from '#errors.ts';
import { discoverCustomers } from './customers-of.ts';
import { followAccount, readAccount } from './follow-account.ts';
import type { Following } from './follow-customer.ts';
import { stopRenewal } from './give-back.ts';
import { byLength, isAlive, isEnding, isRunning } from './recalculate-billing.ts';

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
