import type { Stripe } from 'stripe';
import { correctAccount } from './correct-account.ts';
import { customersOf } from './customers-of.ts';
import { followCustomer, type Following } from './follow-customer.ts';

/**
 * Reads all customers of an account at Stripe, keeps what is so, and corrects there what must not be: nobody pays twice, nor after they said no. Answers the
 * subscriptions to premium.
 */
export async function followAccount(following: Following, userId: string): Promise<readonly Stripe.Subscription[]> {
  const subscriptions = await readAccount(following, userId);
  const isChanged = await correctAccount(following, userId, subscriptions);
  return isChanged ? readAccount(following, userId) : subscriptions;
}

/** Reads them and keeps what is so, without correcting anything. */
export async function readAccount(following: Following, userId: string): Promise<readonly Stripe.Subscription[]> {
  const subscriptions: Stripe.Subscription[] = [];
  for (const customer of await customersOf(following.database, userId))
    subscriptions.push(...(await followCustomer(following, customer)));
  return subscriptions;
}
