import { randomBytes } from 'node:crypto';

/** An object as Stripe's programming interface shows it: the members that its documentation names, as far as this server or its library reads them. */
export type StripeObject = Record<string, unknown> & { id: string; object: string };

/** What Stripe tells of by a webhook, with the object as it was at that moment. */
export interface StripeEvent extends StripeObject {
  type: string;
  data: { object: StripeObject };
}

/** What Stripe keeps. Objects are changed in place; an event holds a copy. */
export interface StripeBook {
  customers: Map<string, StripeObject>;
  /** Ids of those that were deleted: of them Stripe shows nothing but that, while their subscriptions, invoices and charges stay. */
  deletedCustomers: Set<string>;
  sessions: Map<string, StripeObject>;
  subscriptions: Map<string, StripeObject>;
  invoices: Map<string, StripeObject>;
  charges: Map<string, StripeObject>;
  refunds: Map<string, StripeObject>;
  disputes: Map<string, StripeObject>;
  prices: Map<string, StripeObject>;
  /** Everything that happened, in order. */
  events: StripeEvent[];
  now: () => number;
  newId: (prefix: string) => string;
  tell: (type: string, object: StripeObject) => void;
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
    tell(type, object) {
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
