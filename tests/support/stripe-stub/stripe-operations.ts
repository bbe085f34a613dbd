import type { StripeBook, StripeObject } from './stripe-book.ts';

const day = 86_400;

/** Expires an open checkout session if its time is over. */
export function expireIfDue(book: StripeBook, session: StripeObject): void {
  if (session['status'] !== 'open' || Number(session['expires_at']) > book.now()) return;
  Object.assign(session, { status: 'expired', url: null });
  book.emit('checkout.session.expired', session);
}

/**
 * What happens at Stripe without a call of this server: payments, elapsed time, declined cards, refunds. Each operation
 * emits Stripe's events.
 */
export function stripeOperations(book: StripeBook) {
  const { now, newId, emit } = book;
  const find = (among: Map<string, StripeObject>, id: unknown) => {
    const found = among.get(String(id));
    if (!found) throw new Error(`the Stripe stub has no ${String(id)}`);
    return found;
  };
  const lengthOf = (price: StripeObject) =>
    ((price['recurring'] as { interval: string }).interval === 'year' ? 365 : 30) * day;
  const itemOf = (subscription: StripeObject) =>
    (subscription['items'] as { data: { price: StripeObject; current_period_start: number; current_period_end: number }[] })
      .data[0]!;

  function draw(subscription: StripeObject, reason: string): StripeObject {
    const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
    const invoice: StripeObject = {
      id: newId('in'),
      object: 'invoice',
      billing_reason: reason,
      created: now(),
      customer: subscription['customer'],
      currency: price['currency'],
      amount_due: price['unit_amount'],
      amount_paid: 0,
      status: 'open',
      hosted_invoice_url: `https://invoice.stripe.com/i/${newId('page')}`,
      lines: {
        object: 'list',
        has_more: false,
        url: '',
        data: [
          {
            ...{ object: 'line_item', id: newId('il'), period: { start, end } },
            pricing: { type: 'price_details', price_details: { price: price.id, product: price['product'] } },
          },
        ],
      },
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: { ...(subscription['metadata'] as object) } },
      },
      payments: { object: 'list', has_more: false, url: '', data: [] },
    };
    book.invoices.set(invoice.id, invoice);
    emit('invoice.created', invoice);
    emit('invoice.finalized', invoice);
    return invoice;
  }

  function collect(invoice: StripeObject): void {
    const charge: StripeObject = {
      id: newId('ch'),
      object: 'charge',
      amount: invoice['amount_due'],
      amount_refunded: 0,
      created: now(),
      currency: invoice['currency'],
      customer: invoice['customer'],
      disputed: false,
      paid: true,
      payment_intent: newId('pi'),
      refunded: false,
      status: 'succeeded',
    };
    book.charges.set(charge.id, charge);
    const payment = { type: 'payment_intent', payment_intent: charge['payment_intent'] };
    (invoice['payments'] as { data: object[] }).data.push({
      id: newId('inpay'),
      object: 'invoice_payment',
      payment,
      status: 'paid',
    });
    Object.assign(invoice, { status: 'paid', amount_paid: invoice['amount_due'] });
    emit('charge.succeeded', charge);
    emit('invoice.paid', invoice);
    emit('invoice.payment_succeeded', invoice);
  }

  const paidWith = (invoiceId: string) => {
    const { data } = find(book.invoices, invoiceId)['payments'] as { data: { payment: { payment_intent: string } }[] };
    return [...book.charges.values()].find((charge) => charge['payment_intent'] === data[0]?.payment.payment_intent)!;
  };

  return {
    /** The customer pays on the checkout page. Returns the subscription. */
    pay(sessionId: string): StripeObject {
      const session = find(book.sessions, sessionId);
      expireIfDue(book, session);
      if (session['status'] !== 'open') throw new Error(`the session is ${String(session['status'])}`);
      const metadata = session['subscription_metadata'] as Record<string, string>;
      const subscription = this.subscribe(String(session['customer']), String(session['price']), metadata);
      Object.assign(session, { status: 'complete', payment_status: 'paid', subscription: subscription.id, url: null });
      emit('checkout.session.completed', session);
      return subscription;
    },
    /** Creates and pays a subscription, as a checkout does. Without metadata it is like one made in Stripe's dashboard. */
    subscribe(customer: string, priceId: string, metadata: Record<string, string> = {}): StripeObject {
      find(book.customers, customer);
      const price = find(book.prices, priceId);
      const start = now();
      const period = { current_period_start: start, current_period_end: start + lengthOf(price) };
      const item = { ...{ id: newId('si'), object: 'subscription_item', price, quantity: 1 }, ...period };
      const subscription: StripeObject = {
        ...{ id: newId('sub'), object: 'subscription', created: start, customer, metadata, status: 'active' },
        ...{ cancel_at: null, cancel_at_period_end: false, canceled_at: null },
        items: { object: 'list', has_more: false, url: '', data: [item] },
      };
      book.subscriptions.set(subscription.id, subscription);
      emit('customer.subscription.created', subscription);
      collect(draw(subscription, 'subscription_create'));
      return subscription;
    },
    /** Ends a subscription's period: the subscription ends, or it renews, or the payment of its renewal fails. */
    turn(subscriptionId: string, { bankRefuses = false } = {}): void {
      const subscription = find(book.subscriptions, subscriptionId);
      if (subscription['cancel_at_period_end'] === true) {
        Object.assign(subscription, { status: 'canceled', ended_at: now() });
        emit('customer.subscription.deleted', subscription);
        return;
      }
      const item = itemOf(subscription);
      item.current_period_start = item.current_period_end;
      item.current_period_end += lengthOf(item.price);
      const invoice = draw(subscription, 'subscription_cycle');
      if (bankRefuses) {
        subscription['status'] = 'past_due';
        emit('invoice.payment_failed', invoice);
      } else collect(invoice);
      emit('customer.subscription.updated', subscription);
    },
    /** Pays the open invoices of a subscription, whose earlier payments failed. */
    catchUp(subscriptionId: string): void {
      const subscription = find(book.subscriptions, subscriptionId);
      for (const invoice of book.invoices.values()) {
        const { subscription_details: details } = invoice['parent'] as { subscription_details: { subscription: string } };
        if (details.subscription === subscriptionId && invoice['status'] === 'open') collect(invoice);
      }
      subscription['status'] = 'active';
      emit('customer.subscription.updated', subscription);
    },
    /** Ends a subscription at once, as in Stripe's dashboard, or as Stripe does after its last attempt to collect a payment. */
    end(subscriptionId: string): void {
      const subscription = find(book.subscriptions, subscriptionId);
      Object.assign(subscription, { status: 'canceled', canceled_at: now(), ended_at: now() });
      emit('customer.subscription.deleted', subscription);
    },
    /** Refunds an invoice, fully or by this amount. Returns the refund. */
    refund(invoiceId: string, amount?: number): StripeObject {
      return this.refundCharge(paidWith(invoiceId), amount);
    },
    refundCharge(charge: StripeObject, amount?: number): StripeObject {
      const back = Math.min(
        Number(charge['amount']),
        Number(charge['amount_refunded']) + (amount ?? Number(charge['amount'])),
      );
      const refund = {
        ...{ id: newId('re'), object: 'refund', charge: charge.id, payment_intent: charge['payment_intent'] },
        ...{ amount: back - Number(charge['amount_refunded']), status: 'succeeded', created: now() },
      };
      book.refunds.set(refund.id, refund);
      Object.assign(charge, { amount_refunded: back, refunded: back === charge['amount'] });
      emit('refund.created', refund);
      emit('charge.refunded', charge);
      return refund;
    },
    /**
     * Simulates that the bank rejects a refund days later, and the operator gets the money back. The charge still says
     * "refunded".
     */
    failRefund(refundId: string): void {
      const refund = find(book.refunds, refundId);
      Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
      emit('refund.failed', refund);
    },
    /** The payer's bank disputes a payment. Returns the dispute. */
    dispute(invoiceId: string): StripeObject {
      const charge = paidWith(invoiceId);
      charge['disputed'] = true;
      const dispute = { id: newId('du'), object: 'dispute', charge: charge.id, status: 'needs_response', created: now() };
      book.disputes.set(dispute.id, dispute);
      emit('charge.dispute.created', dispute);
      return dispute;
    },
    decide(disputeId: string, status: 'won' | 'lost'): void {
      const dispute = find(book.disputes, disputeId);
      dispute['status'] = status;
      emit('charge.dispute.closed', dispute);
    },
    /** Deletes a customer, as an operator does in the dashboard and as this server does through the API. */
    deleteCustomer(customerId: string): void {
      for (const subscription of book.subscriptions.values())
        if (subscription['customer'] === customerId && subscription['status'] !== 'canceled') this.end(subscription.id);
      const customer = find(book.customers, customerId);
      book.customers.delete(customerId);
      book.deletedCustomers.add(customerId);
      emit('customer.deleted', customer);
    },
  };
}

export type StripeOperations = ReturnType<typeof stripeOperations>;
