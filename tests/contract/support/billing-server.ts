import { afterAll, beforeAll } from 'vitest';
import type { Metrics } from '../../../server/src/metrics/metrics.ts';
import { startTestServer, type TestServer } from '../../../server/src/testing/start-test-server.ts';
import type { StripeEvent, StripeObject } from '../../support/stripe-stub/stripe-book.ts';
import { startStripeStub, type StripeStub } from '../../support/stripe-stub/start-stripe-stub.ts';
import { makePerson, signToken, startRestServer, type Engine, type Person } from './rest-server.ts';

/** All server processes of a test sign tokens with this secret, like processes that share `keys.json`. */
const jwt = { lifetimeSeconds: 3600, secret: 'a secret of two processes, long enough' };

/** The response of functions/v1/billing, or its error. */
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

/** A server that sells premium, and its Stripe stub, for the tests of a `describe` block. Both start before the first test. */
export interface BillingServer {
  readonly server: TestServer;
  readonly stripe: StripeStub;
  call(person: Person | string, method: string, path?: string, body?: object, by?: TestServer): Promise<BillingAnswer>;
  /**
   * Starts another server process on the same database, optionally with other settings. Some tests use it to simulate a
   * restart.
   */
  another(changed?: Partial<TestServer['config']>): Promise<TestServer>;
  /** Sends an event as Stripe does and returns the response's status. */
  deliver(event: StripeEvent): Promise<number>;
  /** Sends all pending events, and runs the due jobs. */
  catchUp(): Promise<void>;
  /** Creates a user who has just bought premium at this price. The server has already processed Stripe's events. */
  buyer(price?: string): Promise<{ person: Person; subscription: StripeObject; customer: string }>;
  /** Makes a purchase that is paid at Stripe. The server has not received its events yet. */
  purchase(person: Person, price?: string): Promise<StripeObject>;
  /** Moves the clock by this many hours, in steps of `step` hours (default 1), and runs the due jobs after each step. */
  pass(hours: number, step?: number): Promise<void>;
  subscriptionsOf(person: Person): StripeObject[];
  profileOf(person: Person): Promise<{ is_premium: boolean; premium_expires_at: Date | null }>;
  ask<Row = Record<string, unknown>>(text: string, parameters?: unknown[]): Promise<Row[]>;
}

interface Options {
  pricePatience?: number;
  metrics?: Metrics;
}

export function openBillingServer(engine: Engine, { pricePatience, metrics }: Options = {}): BillingServer {
  let server: TestServer;
  let stripe: StripeStub;
  let sent = 0;
  let clock: TestServer['clock'] | undefined;
  let config: Partial<TestServer['config']>;
  const others: TestServer[] = [];
  beforeAll(async () => {
    // The stub uses the server's clock, which a test can move.
    stripe = await startStripeStub({ now: () => Math.floor((clock?.now().getTime() ?? Date.now()) / 1000) });
    const { url, secretKey, webhookSecret } = stripe;
    const prices = ['price_month', 'price_year'];
    config = { jwt, stripe: { secretKey, webhookSecret, url, prices, ...(pricePatience && { pricePatience }) } };
    server = await startRestServer(engine, { config, ...(metrics && { metrics }) });
    clock = server.clock;
  });
  afterAll(async () => {
    for (const other of others) await other.close();
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
    async another(changed = {}) {
      const database = { ...server.database, close: () => Promise.resolve() };
      const other = await startTestServer({ database, config: { ...config, ...changed } });
      other.clock.set(server.clock.now());
      others.push(other);
      return other;
    },
    async call(person, method, path = '', body, by = server) {
      const claims = { role: 'authenticated', aud: 'authenticated' };
      const token = typeof person === 'string' ? person : await signToken(server, { sub: person.id, ...claims });
      const answer = await by.fetch(`/functions/v1/billing${path}`, {
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
      return stripe.operations.pay(url?.split('/').at(-1) ?? '');
    },
    async buyer(price) {
      const person = await makePerson(server);
      const subscription = await on.purchase(person, price);
      await on.catchUp();
      return { person, subscription, customer: String(subscription['customer']) };
    },
    async pass(hours, step = 1) {
      for (let hour = 0; hour < hours; hour += step) {
        server.clock.advance(step * 3600);
        await server.runDueJobs();
      }
    },
    subscriptionsOf({ id }) {
      const all = [...stripe.book.subscriptions.values()];
      return all.filter(({ metadata }) => (metadata as Record<string, string>)['cogn_account'] === id);
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

/** Start and end of the current period of a subscription. */
export function periodOf(subscription: StripeObject): { start: Date; end: Date } {
  const { data } = subscription['items'] as { data: { current_period_start: number; current_period_end: number }[] };
  const [item] = data;
  return { start: new Date(item!.current_period_start * 1000), end: new Date(item!.current_period_end * 1000) };
}
