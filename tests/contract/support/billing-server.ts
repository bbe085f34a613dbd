import { afterAll, beforeAll } from 'vitest';
import type { TestServer } from '../../../server/src/testing/start-test-server.ts';
import type { StripeEvent, StripeObject } from '../../support/stripe-double/stripe-book.ts';
import { startStripeDouble, type StripeDouble } from '../../support/stripe-double/start-stripe-double.ts';
import { makePerson, startRestServer, type Engine, type Person } from './rest-server.ts';

/** What functions/v1/billing says, or that it refused. */
export interface BillingAnswer {
  status: number;
  code?: string;
  url?: string;
  plan?: string;
  at?: string | null;
  pay_url?: string | null;
  prices?: { id: string; amount: number; currency: string; every: string; count: number }[] | null;
  receipts?: { state: string; amount: number; currency: string; url: string }[];
}

/** A server that sells premium, and the Stripe that it sells by. To be read inside a test: both are opened before the first. */
export interface BillingServer {
  readonly server: TestServer;
  readonly stripe: StripeDouble;
  call(person: Person | string, method: string, path?: string, body?: object): Promise<BillingAnswer>;
  /** Sends an event as Stripe does. Answers the status. */
  deliver(event: StripeEvent): Promise<number>;
  /** Sends all events that were not sent yet, and runs what is due. */
  catchUp(): Promise<void>;
  /** Somebody who has just bought this, whom the server knows of already. */
  buyer(price?: string): Promise<{ person: Person; subscription: StripeObject; customer: string }>;
  /** A purchase that Stripe knows of and the server does not yet. */
  purchase(person: Person, price?: string): Promise<StripeObject>;
  profileOf(person: Person): Promise<{ is_premium: boolean; premium_expires_at: Date | null }>;
  ask<Row = Record<string, unknown>>(text: string, parameters?: unknown[]): Promise<Row[]>;
}

export function openBillingServer(engine: Engine): BillingServer {
  let server: TestServer;
  let stripe: StripeDouble;
  let sent = 0;
  beforeAll(async () => {
    stripe = await startStripeDouble();
    const { url, secretKey, webhookSecret } = stripe;
    server = await startRestServer(engine, {
      config: { stripe: { secretKey, webhookSecret, url, prices: ['price_month', 'price_year'] } },
    });
  });
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });
  const on: BillingServer = {
    get server() {
      return server;
    },
    get stripe() {
      return stripe;
    },
    async call(person, method, path = '', body) {
      const token = typeof person === 'string' ? person : person.token;
      const answer = await server.fetch(`/functions/v1/billing${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, ...((await answer.json()) as object) };
    },
    async deliver(event) {
      const body = JSON.stringify(event);
      const headers = { 'stripe-signature': stripe.sign(body, Math.floor(server.clock.now().getTime() / 1000)) };
      return (await server.fetch('/functions/v1/billing/stripe', { method: 'POST', body, headers })).status;
    },
    async catchUp() {
      while (sent < stripe.book.events.length) await on.deliver(stripe.book.events[sent++]!);
      await server.runDueJobs();
    },
    async purchase(person, price = 'price_month') {
      const { url } = await on.call(person, 'POST', '/checkout', { price, language: 'pt' });
      return stripe.deeds.pay(url?.split('/').at(-1) ?? '');
    },
    async buyer(price) {
      const person = await makePerson(server);
      const subscription = await on.purchase(person, price);
      await on.catchUp();
      return { person, subscription, customer: String(subscription['customer']) };
    },
    async profileOf({ id }) {
      const [profile] = await on.ask<{ is_premium: boolean; premium_expires_at: Date | null }>(
        'select is_premium, premium_expires_at from public.profiles where id = $1',
        [id],
      );
      return profile!;
    },
    ask: async <Row>(text: string, parameters: unknown[] = []) =>
      (await server.database.asOwner((transaction) => transaction.query<Row>(text, parameters))).rows,
  };
  return on;
}

/** The moments of the period that a subscription is in. */
export function periodOf(subscription: StripeObject): { start: Date; end: Date } {
  const { data } = subscription['items'] as { data: { current_period_start: number; current_period_end: number }[] };
  const [item] = data;
  return { start: new Date(item!.current_period_start * 1000), end: new Date(item!.current_period_end * 1000) };
}
