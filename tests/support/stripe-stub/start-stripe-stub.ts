import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBook, type StripeBook, type StripeEvent } from './stripe-book.ts';
import { stripeOperations, type StripeOperations } from './stripe-operations.ts';
import { answerStripe } from './answer-stripe.ts';

/**
 * A Stripe stub on this machine. It has the API that Stripe's library calls, and a checkout page with one button. Its
 * operations simulate what happens at Stripe without the server, such as a renewal.
 */
export interface StripeStub {
  url: string;
  secretKey: string;
  webhookSecret: string;
  book: StripeBook;
  operations: StripeOperations;
  /** Returns the signature that Stripe would send with this text. */
  sign(text: string, seconds?: number): string;
  /** Sets the address to which each event is sent when it occurs. Before the first call, and with undefined, no event is sent. */
  sendTo(address: string | undefined): void;
  /** Sends all events so far once more, in order. Stripe also retries events, and may send an event twice. */
  sendAgain(): Promise<void>;
  /** The requests that the stub has received, such as `POST /v1/customers`. */
  asked: string[];
  /** Refuses every call, or every call to one path, with this status. `undefined` ends the refusals. */
  refuseWith(status: number | undefined, path?: string): void;
  /**
   * With `true`, the stub accepts every call and does not respond. With `false`, it closes the connections of the pending
   * calls.
   */
  hang(isHanging: boolean): void;
  close(): Promise<void>;
}

interface Options {
  /** Returns the stub's time in seconds since 1970. */
  now?: () => number;
  /** The port to listen on; a free port by default. */
  port?: number;
}

export async function startStripeStub({
  now = () => Math.floor(Date.now() / 1000),
  port = 0,
}: Options = {}): Promise<StripeStub> {
  const secretKey = 'sk_test_double';
  const webhookSecret = 'whsec_double';
  let address: string | undefined;
  let refusal: { status: number; path: string | undefined } | undefined;
  let isHanging = false;
  const hanging = new Set<ServerResponse>();
  const asked: string[] = [];
  const sign = (text: string, seconds = now()) =>
    `t=${seconds},v1=${createHmac('sha256', webhookSecret).update(`${seconds}.${text}`).digest('hex')}`;
  /** Resolves when all events so far were sent, one after the other. The stub ignores errors of the destination. */
  let sending = Promise.resolve();
  const send = (event: StripeEvent) => {
    const to = address;
    if (to === undefined) return;
    const body = JSON.stringify(event);
    sending = sending.then(async () => {
      await fetch(to, { method: 'POST', body, headers: { 'stripe-signature': sign(body) } }).catch(() => undefined);
    });
  };
  const book = openBook(now, send);
  for (const [id, amount, interval] of [
    ['price_month', 1490, 'month'],
    ['price_year', 14_900, 'year'],
    // This price belongs to another product in the same Stripe account.
    ['price_course', 9900, 'month'],
  ] as const)
    book.prices.set(id, {
      ...{ id, object: 'price', active: true, currency: 'brl', unit_amount: amount, type: 'recurring' },
      product: id === 'price_course' ? 'prod_course' : 'prod_premium',
      recurring: { interval, interval_count: 1 },
    });
  const operations = stripeOperations(book);
  const kept = new Map<string, { asked: string; at: number; answer: { status: number; body: unknown } }>();

  const http = createServer((request, response) => {
    void answer(request, response);
  });
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const answerCall = answerStripe(book, operations, (id) => `${url}/pay/${id}`);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { pathname, search } = new URL(request.url ?? '/', url);
    const method = request.method ?? 'GET';
    const hosted = /^\/pay\/(\w+)$/.exec(pathname)?.[1];
    if (hosted !== undefined) {
      const session = book.sessions.get(hosted);
      if (method === 'POST') {
        operations.pay(hosted);
        response.writeHead(303, { location: String(session?.['success_url']) }).end();
      } else {
        response.writeHead(session ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
        response.end(`<!doctype html><title>Checkout</title><form method="post"><button>Pay</button></form>`);
      }
      return;
    }
    const json = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': book.newId('req') });
      response.end(JSON.stringify(body));
    };
    asked.push(`${method} ${pathname}`);
    if (isHanging) {
      hanging.add(response);
      return;
    }
    if (refusal !== undefined && (refusal.path ?? pathname) === pathname) {
      const type = refusal.status < 500 ? 'invalid_request_error' : 'api_error';
      return json(refusal.status, { error: { type, message: 'Something went wrong' } });
    }
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return json(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
    const form = new URLSearchParams(method === 'POST' ? text : search);
    const key = request.headers['idempotency-key'];
    const name = typeof key === 'string' && method === 'POST' ? key : undefined;
    // Stripe stores an idempotency key for at least a day.
    const remembered = name === undefined ? undefined : kept.get(name);
    const before = remembered && now() - remembered.at < 86_400 ? remembered : undefined;
    if (before && before.asked !== pathname + text)
      return json(400, {
        error: {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters.',
        },
      });
    const given = before?.answer ?? answerCall({ method, path: pathname, form });
    if (name !== undefined && !before) kept.set(name, { asked: pathname + text, at: now(), answer: structuredClone(given) });
    json(given.status, given.body);
  }

  return {
    ...{ url, secretKey, webhookSecret, book, operations, sign, asked },
    sendTo(to) {
      address = to;
    },
    sendAgain() {
      book.events.forEach(send);
      return sending;
    },
    refuseWith(status, path) {
      refusal = status === undefined ? undefined : { status, path };
    },
    hang(is) {
      isHanging = is;
      if (is) return;
      for (const response of hanging) response.destroy();
      hanging.clear();
    },
    async close() {
      address = undefined;
      await sending;
      http.closeAllConnections();
      http.close();
    },
  };
}
