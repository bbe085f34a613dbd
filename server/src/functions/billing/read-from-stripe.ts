import type { Stripe } from 'stripe';
import type { BillingFacts } from './billing-state.ts';
import { idOf, recalculateBilling, subscriptionOf } from './recalculate-billing.ts';
import { isPremium, isPremiumInvoice, type Sold } from './sold-products.ts';
import { type AskStripe, unlessMissing } from './stripe-client.ts';

/** Maximum objects of one kind, such as invoices, that the server reads for one customer. No customer has so many. */
const most = 1000;

interface CustomerQuery {
  customer: string;
  userId: string;
  sold: Sold;
}

/** One customer's state and premium subscriptions. */
export interface CustomerBilling {
  facts: BillingFacts;
  subscriptions: readonly Stripe.Subscription[];
}

/**
 * Reads the current state of a customer from Stripe, because an event may be outdated on arrival. Ignores purchases other than
 * premium. A customer that is unknown to this Stripe account has no purchases.
 */
export async function readBilling(ask: AskStripe, { customer, userId, sold }: CustomerQuery): Promise<CustomerBilling> {
  const page = { customer, limit: 100 };
  const all = await known(
    ask((stripe) => stripe.subscriptions.list({ ...page, status: 'all' }).autoPagingToArray({ limit: most })),
  );
  const subscriptions = all.filter((subscription) => isPremium(subscription, userId, sold));
  const isTheirs = (invoice: Stripe.Invoice) => {
    const subscription = subscriptionOf(invoice);
    if (subscriptions.some(({ id }) => id === subscription)) return true;
    return !all.some(({ id }) => id === subscription) && isPremiumInvoice(invoice, userId, sold);
  };
  const invoicesThatAre = async (status: 'paid' | 'open') => {
    const list = ask((stripe) =>
      stripe.invoices.list({ ...page, status, expand: ['data.payments'] }).autoPagingToArray({ limit: most }),
    );
    return (await known(list)).filter(isTheirs);
  };
  const paidInvoices = await invoicesThatAre('paid');
  const isOwing = subscriptions.some(({ status }) => status === 'past_due' || status === 'unpaid');
  const openInvoices = isOwing ? await invoicesThatAre('open') : [];
  const charges = await known(ask((stripe) => stripe.charges.list(page).autoPagingToArray({ limit: most })));
  const refunded = new Set<string>();
  for (const charge of charges)
    if (await isFullyRefunded(ask, charge)) for (const name of namesOf(charge)) refunded.add(name);
  const lost = new Set<string>();
  for (const charge of charges.filter(({ disputed }) => disputed)) {
    const disputes = await ask((stripe) => stripe.disputes.list({ charge: charge.id, limit: 100 }));
    if (disputes.data.some(({ status }) => status === 'lost')) for (const name of namesOf(charge)) lost.add(name);
  }
  return { facts: recalculateBilling({ subscriptions, paidInvoices, openInvoices, refunded, lost }), subscriptions };
}

const known = async <T>(list: Promise<T[]>): Promise<T[]> => (await unlessMissing(list)) ?? [];

/**
 * Whether a payment was refunded completely. Failed refunds do not count: a refund can fail days after Stripe marked the charge
 * refunded.
 */
async function isFullyRefunded(ask: AskStripe, { id, amount, amount_refunded: back }: Stripe.Charge): Promise<boolean> {
  if (back === 0 || back < amount) return false;
  const { data } = await ask((stripe) => stripe.refunds.list({ charge: id, limit: 100 }));
  const failed = data.filter(({ status }) => status === 'failed' || status === 'canceled');
  const holding = data.filter((refund) => !failed.includes(refund));
  // Stripe may list no refund for an old charge. In that case trust the charge's `amount_refunded`.
  return failed.length === 0 || holding.reduce((sum, refund) => sum + refund.amount, 0) >= amount;
}

function namesOf(charge: Stripe.Charge): string[] {
  const intent = idOf(charge.payment_intent);
  return intent === undefined ? [charge.id] : [charge.id, intent];
}
