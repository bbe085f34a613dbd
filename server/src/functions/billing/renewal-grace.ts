import type Stripe from 'stripe';

/**
 * Extra days of premium after the end of the last paid period, while its subscription awaits a renewal. So a late or failed
 * payment does not end premium at once; after these days it does.
 */
export const renewalGraceDays = 3;

/** Subscription states in which Stripe collects a renewal, or still retries after a failed payment. */
const collecting: readonly string[] = ['active', 'trialing', 'past_due'];

/** Whether Stripe is still to collect a subscription's next payment. */
export const awaitsRenewal = ({ status, cancel_at_period_end, cancel_at }: Stripe.Subscription) =>
  collecting.includes(status) && !cancel_at_period_end && cancel_at === null;
