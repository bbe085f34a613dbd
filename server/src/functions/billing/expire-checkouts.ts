import type { Stripe } from 'stripe';
import { customersOf } from './customers-of.ts';
import type { Following } from './follow-customer.ts';
import { StripeTrouble, type AskStripe, unlessMissing } from './stripe-client.ts';

type Asking = Pick<Following, 'database' | 'ask'>;

/** Ends the purchases of an account that lie open at Stripe, so that nobody pays on a page that was left. */
export async function expireCheckouts(asking: Asking, userId: string): Promise<void> {
  for (const { id } of await openCheckouts(asking, userId)) await expireCheckout(asking.ask, id);
}

/** The purchases that were begun for an account and neither paid nor expired. */
export async function openCheckouts({ database, ask }: Asking, userId: string): Promise<Stripe.Checkout.Session[]> {
  const open: Stripe.Checkout.Session[] = [];
  for (const customer of await customersOf(database, userId))
    open.push(...(await openCheckoutsOf(ask, customer)).filter((session) => session.client_reference_id === userId));
  return open;
}

/** All that lie open of one customer. */
export async function openCheckoutsOf(ask: AskStripe, customer: string): Promise<Stripe.Checkout.Session[]> {
  const list = ask((stripe) => stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }));
  return (await unlessMissing(list))?.data ?? [];
}

/** Expires one, unless it was paid or expired meanwhile: what was paid is a subscription, and read as one. */
export async function expireCheckout(ask: AskStripe, id: string): Promise<void> {
  try {
    await ask((stripe) => stripe.checkout.sessions.expire(id));
  } catch (error) {
    if (!(error instanceof StripeTrouble) || error.kind !== 'refused') throw error;
  }
}
