import type { Stripe } from 'stripe';
import type { BillingFacts, PaidPeriod, Plan } from './billing-state.ts';

/**
 * Extra days of premium after the last paid period of a subscription that awaits a renewal. A late or failed payment therefore
 * ends premium only after these days.
 */
const renewalGraceDays = 3;

/** Subscription states in which Stripe collects a renewal, or still retries after a failed payment. */
const collecting: readonly string[] = ['active', 'trialing', 'past_due'];

/** Whether Stripe will still collect a subscription's next payment. */
const awaitsRenewal = ({ status, cancel_at_period_end, cancel_at }: Stripe.Subscription) =>
  collecting.includes(status) && !cancel_at_period_end && cancel_at === null;

/** A customer's objects, in Stripe's format. */
export interface ReadCustomers {
  subscriptions: readonly Stripe.Subscription[];
  paidInvoices: readonly Stripe.Invoice[];
  openInvoices: readonly Stripe.Invoice[];
  /** Fully refunded payments, by the ids of their charge and of their payment intent. */
  refunded: ReadonlySet<string>;
  /** Payments lost in a dispute, by the ids of their charge and of their payment intent. */
  lost: ReadonlySet<string>;
}

/**
 * Computes the plan and the paid periods. Only a paid invoice makes a period, whatever the state of its subscription. A partial
 * refund changes nothing.
 */
export function recalculateBilling(readings: ReadCustomers): BillingFacts {
  const awaited = new Set(readings.subscriptions.filter(awaitsRenewal).map(({ id }) => id));
  const latest = new Map<string, number>();
  for (const invoice of readings.paidInvoices) {
    const subscription = subscriptionOf(invoice);
    latest.set(subscription, Math.max(latest.get(subscription) ?? 0, endOf(invoice)));
  }
  const periods = readings.paidInvoices.flatMap((invoice): PaidPeriod[] => {
    const subscription = subscriptionOf(invoice);
    if (subscription === '') return [];
    const end = endOf(invoice);
    const grace = awaited.has(subscription) && end === latest.get(subscription) ? renewalGraceDays : 0;
    return [
      {
        reference: invoice.id,
        state: stateOf(invoice, readings),
        startsAt: moment(Math.min(...invoice.lines.data.map(({ period }) => period.start))),
        endsAt: moment(end + grace * 86_400),
        amount: invoice.amount_paid,
        currency: invoice.currency,
        receiptUrl: invoice.hosted_invoice_url ?? null,
      },
    ];
  });
  return { plan: planOf(readings), periods };
}

/** Returns the plan of the first subscription in the order of `byLength`: renewing, then unpaid, then ending. */
function planOf({ subscriptions, openInvoices }: ReadCustomers): Plan {
  const [first] = subscriptions.filter(isAlive).toSorted(byLength);
  if (!first) return { plan: 'none', at: null, price: null, payUrl: null };
  const price = first.items.data[0]?.price.id ?? null;
  if (!running.includes(first.status)) {
    const open = openInvoices.find((invoice) => subscriptionOf(invoice) === first.id);
    return { plan: 'unpaid', at: null, price, payUrl: open?.hosted_invoice_url ?? null };
  }
  const ends = isEnding(first);
  return { plan: ends ? 'ends' : 'renews', at: moment(first.cancel_at ?? periodEnd(first)), price, payUrl: null };
}

/**
 * Subscription states. In `running` states Stripe collects payments, and in `alive` states it still may. `incomplete` is in
 * neither list, because the first payment of such a subscription never came.
 */
const running: readonly string[] = ['active', 'trialing'];
const alive: readonly string[] = [...running, 'past_due', 'unpaid', 'paused'];

export const isAlive = ({ status }: Stripe.Subscription) => alive.includes(status);
export const isRunning = ({ status }: Stripe.Subscription) => running.includes(status);
export const isEnding = (subscription: Stripe.Subscription) =>
  subscription.cancel_at_period_end || subscription.cancel_at !== null;

/** Sorts renewing subscriptions first, then unpaid ones, then ending ones. Among equals, the latest end comes first. */
export const byLength = (one: Stripe.Subscription, other: Stripe.Subscription) =>
  rank(one) - rank(other) || periodEnd(other) - periodEnd(one);
const rank = (subscription: Stripe.Subscription) => (isEnding(subscription) ? 2 : isRunning(subscription) ? 0 : 1);
const periodEnd = ({ items }: Stripe.Subscription) => Math.max(...items.data.map((item) => item.current_period_end));
const endOf = ({ lines }: Stripe.Invoice) => Math.max(...lines.data.map(({ period }) => period.end));
const moment = (seconds: number) => new Date(seconds * 1000);

/** Returns the id of an invoice's subscription, or an empty text if it has none. */
export function subscriptionOf({ parent }: Stripe.Invoice): string {
  return idOf(parent?.subscription_details?.subscription) ?? '';
}

function stateOf({ payments }: Stripe.Invoice, { refunded, lost }: ReadCustomers): PaidPeriod['state'] {
  const ids = (payments?.data ?? []).flatMap(({ payment }) => [idOf(payment.charge), idOf(payment.payment_intent)]);
  const among = (set: ReadonlySet<string>) => ids.some((id) => id !== undefined && set.has(id));
  return among(lost) ? 'disputed' : among(refunded) ? 'refunded' : 'holds';
}

/** Returns the id of an object. Stripe refers to an object by its id, or embeds it if the request expanded it. */
export function idOf(named: string | { id: string } | null | undefined): string | undefined {
  return typeof named === 'string' ? named : named?.id;
}
