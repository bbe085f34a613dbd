import type { Stripe } from 'stripe';
import type { Following } from './follow-customer.ts';
import { idOf, isRunning } from './recalculate-billing.ts';
import { StripeTrouble, unlessMissing } from './stripe-client.ts';

/** Ends a renewal; what is paid for stays until its end. What Stripe could not collect ends at once, so that nobody is charged after they said no. */
export async function stopRenewal({ ask }: Pick<Following, 'ask'>, subscription: Stripe.Subscription): Promise<void> {
  const { id } = subscription;
  if (!isRunning(subscription)) await unlessMissing(ask((stripe) => stripe.subscriptions.cancel(id)));
  else await unlessMissing(ask((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: true })));
}

/**
 * Gives back the one payment of a subscription and ends it at once. The money goes first: what is cut between the two is done again. How much to give back of one that was renewed
 * already, or that Stripe does not let this key refund, is the operator's to say: then its renewal ends, and the log asks for them.
 */
export async function giveBack(
  following: Pick<Following, 'ask' | 'logger'>,
  subscription: Stripe.Subscription,
): Promise<void> {
  const { ask, logger } = following;
  const { id } = subscription;
  const { data: paid } = await ask((stripe) =>
    stripe.invoices.list({ subscription: id, status: 'paid', limit: 2, expand: ['data.payments'] }),
  );
  const [invoice] = paid;
  const why = paid.length > 1 ? 'it was renewed already' : await refund(following, invoice);
  if (why !== undefined) {
    await stopRenewal(following, subscription);
    logger.error(
      { subscription: id, why },
      'a subscription must be given back by hand at Stripe: it was paid beside another, or after the end of the account was asked for. It renews no more',
    );
    return;
  }
  await unlessMissing(ask((stripe) => stripe.subscriptions.cancel(id)));
  logger.warn({ subscription: id }, 'a subscription that was paid twice, or for an account that ends, was given back');
}

/** Refunds what an invoice was paid with. Answers why it could not be. */
async function refund({ ask }: Pick<Following, 'ask'>, invoice: Stripe.Invoice | undefined): Promise<string | undefined> {
  for (const { payment } of invoice?.payments?.data ?? []) {
    const intent = idOf(payment.payment_intent);
    const charge = idOf(payment.charge);
    const paidWith = intent === undefined ? charge && { charge } : { payment_intent: intent };
    if (!paidWith) continue;
    try {
      const key = `cogn-give-back-${intent ?? charge ?? ''}`;
      await ask((stripe) => stripe.refunds.create({ ...paidWith, reason: 'duplicate' }, { idempotencyKey: key }));
    } catch (error) {
      if (!(error instanceof StripeTrouble) || error.kind === 'not_reached' || error.kind === 'key_refused') throw error;
      if (error.code !== 'charge_already_refunded') return error.code;
    }
  }
  return undefined;
}
