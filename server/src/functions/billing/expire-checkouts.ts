import type { Stripe } from 'stripe';
import { customersOf } from './customers-of.ts';
import type { CustomerDependencies } from './sync-customer.ts';
import { StripeRequestError, type AskStripe, unlessMissing } from './stripe-client.ts';

type StripeDependencies = Pick<CustomerDependencies, 'database' | 'ask'>;

/** Expires an account's open purchases at Stripe, so that nobody pays on an abandoned page. */
export async function expireCheckouts(stripeDependencies: StripeDependencies, userId: string): Promise<void> {
  for (const { id } of await openCheckouts(stripeDependencies, userId)) await expireCheckout(stripeDependencies.ask, id);
}

/** Returns an account's purchases that are neither paid nor expired. */
export async function openCheckouts(
  { database, ask }: StripeDependencies,
  userId: string,
): Promise<Stripe.Checkout.Session[]> {
  const open: Stripe.Checkout.Session[] = [];
  for (const customer of await customersOf(database, userId))
    open.push(...(await openCheckoutsOf(ask, customer)).filter((session) => session.client_reference_id === userId));
  return open;
}

/** Returns all open purchases of one customer. */
export async function openCheckoutsOf(ask: AskStripe, customer: string): Promise<Stripe.Checkout.Session[]> {
  const list = ask((stripe) => stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }));
  return (await unlessMissing(list))?.data ?? [];
}

/** Expires a purchase, unless it was paid or has expired meanwhile. A paid purchase is later read as a subscription. */
export async function expireCheckout(ask: AskStripe, id: string): Promise<void> {
  try {
    await ask((stripe) => stripe.checkout.sessions.expire(id));
  } catch (error) {
    if (!(error instanceof StripeRequestError) || error.kind !== 'refused') throw error;
  }
}
