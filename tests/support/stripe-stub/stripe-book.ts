import { randomBytes } from 'node:crypto';

/** An object of Stripe's API. It has only those documented members that this server or Stripe's library reads. */
export type StripeObject = Record<string, unknown> & { id: string; object: string };

/** A webhook event, with a copy of its object at that moment. */
export interface StripeEvent extends StripeObject {
  type: string;
  data: { object: StripeObject };
}

/** The stub's data. Objects are changed in place, but an event contains a copy. */
export interface StripeBook {
  customers: Map<string, StripeObject>;
  /**
   * The ids of deleted customers. For these customers, Stripe returns only that they were deleted. Stripe keeps their
   * subscriptions, invoices and charges.
   */
  deletedCustomers: Set<string>;
  sessions: Map<string, StripeObject>;
  subscriptions: Map<string, StripeObject>;
  invoices: Map<string, StripeObject>;
  charges: Map<string, StripeObject>;
  refunds: Map<string, StripeObject>;
  disputes: Map<string, StripeObject>;
  prices: Map<string, StripeObject>;
  /** All events in the order in which they occurred. */
  events: StripeEvent[];
  now: () => number;
  newId: (prefix: string) => string;
  emit: (type: string, object: StripeObject) => void;
}

export function openBook(now: () => number, onEvent: (event: StripeEvent) => void): StripeBook {
  const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
  const events: StripeEvent[] = [];
  return {
    ...{ customers: new Map(), sessions: new Map(), subscriptions: new Map(), invoices: new Map() },
    ...{ charges: new Map(), refunds: new Map(), disputes: new Map(), prices: new Map(), deletedCustomers: new Set() },
    events,
    now,
    newId,
    emit(type, object) {
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: '2026-10-28.endive',
        created: now(),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        type,
      };
      events.push(event);
      onEvent(event);
    },
  };
}
