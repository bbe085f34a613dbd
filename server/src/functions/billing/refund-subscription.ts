import type { Stripe } from 'stripe';
import type { CustomerDependencies } from './sync-customer.ts';
import { idOf, isRunning } from './recalculate-billing.ts';
import { StripeRequestError, unlessMissing } from './stripe-client.ts';

/**
 * Ends the renewal of a subscription; the paid period stays. If Stripe could not collect the last payment, ends the subscription
 * at once, so that the user is not charged after cancelling.
 */
export async function stopRenewal(
  { ask }: Pick<CustomerDependencies, 'ask'>,
  subscription: Stripe.Subscription,
): Promise<void> {
  const { id } = subscription;
  if (!isRunning(subscription)) await unlessMissing(ask((stripe) => stripe.subscriptions.cancel(id)));
  else await unlessMissing(ask((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: true })));
}

/**
 * Refunds the only payment of a subscription, and then ends the subscription at once. The refund comes first: an interrupted run
 * is repeated only while the subscription still renews. If the subscription was renewed already, or Stripe refuses the refund,
 * the operator must decide: the server ends the renewal and logs an error.
 */
export async function refundSubscription(
  customerDependencies: Pick<CustomerDependencies, 'ask' | 'logger'>,
  subscription: Stripe.Subscription,
): Promise<void> {
  const { ask, logger } = customerDependencies;
  const { id } = subscription;
  const { data: paid } = await ask((stripe) =>
    stripe.invoices.list({ subscription: id, status: 'paid', limit: 2, expand: ['data.payments'] }),
  );
  const [invoice] = paid;
  const why = paid.length > 1 ? 'it was renewed already' : await refund(customerDependencies, invoice);
  if (why !== undefined) {
    await stopRenewal(customerDependencies, subscription);
    logger.error(
      { subscription: id, why },
      'a subscription must be given back by hand at Stripe: it was paid beside another, or after the end of the account was asked for. It renews no more',
    );
    return;
  }
  await unlessMissing(ask((stripe) => stripe.subscriptions.cancel(id)));
  logger.warn({ subscription: id }, 'a subscription that was paid twice, or for an account that ends, was given back');
}

/** Refunds an invoice's payments. If Stripe refuses a refund, returns Stripe's error code. */
async function refund(
  { ask }: Pick<CustomerDependencies, 'ask'>,
  invoice: Stripe.Invoice | undefined,
): Promise<string | undefined> {
  for (const { payment } of invoice?.payments?.data ?? []) {
    const intent = idOf(payment.payment_intent);
    const charge = idOf(payment.charge);
    const paidWith = intent === undefined ? charge && { charge } : { payment_intent: intent };
    if (!paidWith) continue;
    try {
      const key = `cogn-give-back-${intent ?? charge ?? ''}`;
      await ask((stripe) => stripe.refunds.create({ ...paidWith, reason: 'duplicate' }, { idempotencyKey: key }));
    } catch (error) {
      if (!(error instanceof StripeRequestError) || error.kind === 'not_reached' || error.kind === 'key_refused')
        throw error;
      if (error.code !== 'charge_already_refunded') return error.code;
    }
  }
  return undefined;
}
