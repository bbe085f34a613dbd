import { Refusal } from '#errors.ts';
import { findCustomer } from './customer-of.ts';
import { followCustomer, type Following } from './follow-customer.ts';
import { isAlive, isEnding, isRunning } from './reckon-billing.ts';

/**
 * Ends the renewal of whatever a person pays for, or takes that back. What is paid for stays until its end. What Stripe could not collect ends at once, so that
 * nobody is charged after they said no. Done twice is done once.
 */
export async function changeRenewal(following: Following, userId: string, goesOn: boolean): Promise<void> {
  const { database, ask } = following;
  const customer = await findCustomer(database, userId);
  if (customer === undefined) throw new Refusal('billing_not_subscribed');
  const { data } = await ask((stripe) => stripe.subscriptions.list({ customer, status: 'all', limit: 100 }));
  const open = data.filter(isAlive);
  if (open.length === 0) {
    await followCustomer(following, customer);
    throw new Refusal('billing_not_subscribed');
  }
  for (const subscription of open) {
    const { id } = subscription;
    if (isRunning(subscription)) {
      if (isEnding(subscription) === goesOn)
        await ask((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: !goesOn }));
    } else if (!goesOn) await ask((stripe) => stripe.subscriptions.cancel(id));
  }
  await followCustomer(following, customer);
}
