import type { Stripe } from 'stripe';
import type { BillingFacts } from './billing-facts.ts';
import { idOf, reckonBilling } from './reckon-billing.ts';
import type { AskStripe } from './stripe-client.ts';

/** More than anybody has of one kind in a lifetime of months. */
const most = 1000;

/** Reads what is so at Stripe now: never what an event says, which may be old when it arrives. */
export async function readBilling(ask: AskStripe, customer: string): Promise<BillingFacts> {
  const subscriptions = await ask((stripe) =>
    stripe.subscriptions.list({ customer, status: 'all', limit: 100 }).autoPagingToArray({ limit: most }),
  );
  const paidInvoices = await ask((stripe) =>
    stripe.invoices
      .list({ customer, status: 'paid', limit: 100, expand: ['data.payments'] })
      .autoPagingToArray({ limit: most }),
  );
  const isOwing = subscriptions.some(({ status }) => status === 'past_due' || status === 'unpaid');
  const openInvoices = isOwing
    ? await ask((stripe) =>
        stripe.invoices.list({ customer, status: 'open', limit: 100 }).autoPagingToArray({ limit: most }),
      )
    : [];
  const charges = await ask((stripe) => stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: most }));
  const refunded = new Set(charges.filter((charge) => charge.refunded).flatMap(namesOf));
  const lost = new Set<string>();
  for (const charge of charges.filter(({ disputed }) => disputed)) {
    const disputes = await ask((stripe) => stripe.disputes.list({ charge: charge.id, limit: 100 }));
    if (disputes.data.some(({ status }) => status === 'lost')) for (const name of namesOf(charge)) lost.add(name);
  }
  return reckonBilling({ subscriptions, paidInvoices, openInvoices, refunded, lost });
}

function namesOf(charge: Stripe.Charge): string[] {
  const intent = idOf(charge.payment_intent);
  return intent === undefined ? [charge.id] : [charge.id, intent];
}
