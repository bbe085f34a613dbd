import { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { systemClock } from '#clock.ts';
import type { RequestEnvironment } from '#dependencies.ts';
import { Refusal, renderError, familyOf } from '#errors.ts';
import { makeKeys } from '#keys.ts';
import { edgeLimits } from './edge-limits.ts';
import { limitBodies } from './limit-bodies.ts';

const keys = await makeKeys({ secret: undefined, clock: systemClock });
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const token = await keys.sign({ role: 'authenticated', sub: crypto.randomUUID(), exp: inAnHour });
const signedIn = { authorization: `Bearer ${token}` };
const photo = 5 * 1024 * 1024;

let app: Hono<RequestEnvironment>;
/** For each request, the number of bytes that its handler received. */
let read: number[];
/** Each handler awaits this before it responds. */
let until: Promise<unknown>;

beforeEach(() => {
  read = [];
  until = Promise.resolve();
  app = new Hono<RequestEnvironment>();
  app.use(async (context, next) => {
    context.set('address', context.req.header('x-address') ?? '192.0.2.1');
    await next();
  });
  app.use(limitBodies(keys, (_method, path) => (path.includes('/photos/') ? photo : 64 * 1024)));
  app.all('*', async (context) => {
    read.push((await context.req.raw.arrayBuffer()).byteLength);
    await until;
    return context.text('fine');
  });
  app.onError((error, { req }) =>
    renderError(error instanceof Refusal ? error : new Refusal('unexpected_failure'), familyOf(req.path), req.raw),
  );
});

/** Sends a request that announces a body which never arrives. A handler that reads it would wait forever. */
const stalled = (path: string, length: number, headers: Record<string, string> = {}) =>
  app.request(path, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(length) },
    body: new ReadableStream({ pull: () => new Promise(() => undefined) }, { highWaterMark: 0 }),
    duplex: 'half',
  } as RequestInit);

/** Sends a chunked body in pieces of 8 kB, without an announced length. */
function inPieces(path: string, pieces: number, headers: Record<string, string> = {}) {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent === pieces) controller.close();
        else controller.enqueue(new Uint8Array(8192));
        sent += 1;
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', headers: { ...headers, 'transfer-encoding': 'chunked' }, body, duplex: 'half' };
  return { answer: app.request(path, init as RequestInit), pulled: () => sent };
}

it.each<[string, string, number, Record<string, string>, object]>([
  ['a sign-up', '/auth/v1/signup', 16_385, {}, { error_code: 'request_too_large' }],
  ['a sign-up with a token', '/auth/v1/signup', 16_385, signedIn, { error_code: 'request_too_large' }],
  ['rows of nobody', '/rest/v1/notes', 16_385, {}, { code: 'request_too_large', hint: null }],
  ['rows by the public key', '/rest/v1/notes', 16_385, { apikey: keys.anonKey }, { code: 'request_too_large' }],
  ['more rows than anybody may send', '/rest/v1/notes', 1_048_577, signedIn, { code: 'request_too_large' }],
  ['a function', '/functions/v1/push/answer', 16_385, {}, { code: 'request_too_large' }],
  ['a webhook', '/functions/v1/billing/stripe', 262_145, {}, { code: 'request_too_large' }],
  ['a question to storage', '/storage/v1/object/list/b', 65_537, signedIn, { statusCode: '413', code: 'EntityTooLarge' }],
  ['the web app', '/somewhere', 16_385, signedIn, { code: 'request_too_large' }],
])('refuses an announced length above the limit before reading the body: %s', async (_case, path, length, headers, body) => {
  const answer = await stalled(path, length, headers);
  expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining(body)]);
  expect(read).toEqual([]);
});

it('refuses an invalid token before an excessive size, so that the client renews the token', async () => {
  const expired = await keys.sign({ role: 'authenticated', sub: crypto.randomUUID(), exp: 1 });
  const answer = await stalled('/rest/v1/notes', 100_000, { authorization: `Bearer ${expired}` });
  expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ code: 'PGRST303' })]);
});

it.each<[string, string, number, Record<string, string>]>([
  ['many rows of a signed-in person', '/rest/v1/notes', 120, signedIn],
  ['a few rows of nobody', '/rest/v1/rpc/check', 2, {}],
  ['an event of a payment provider', '/functions/v1/billing/stripe', 30, {}],
  ['a photo', '/storage/v1/object/photos/a.jpg', 600, signedIn],
  ['a photo by a signed address', '/storage/v1/object/upload/sign/photos/a.jpg', 600, {}],
])('accepts %s without an announced length', async (_case, path, pieces, headers) => {
  expect((await inPieces(path, pieces, headers).answer).status).toBe(200);
  expect(read).toEqual([pieces * 8192]);
});

it('ends an unauthenticated body without a length at 16 kB, also a photo', async () => {
  for (const path of ['/auth/v1/token', '/rest/v1/notes', '/storage/v1/object/photos/a.jpg']) {
    const { answer, pulled } = inPieces(path, 600);
    expect((await answer).status, path).toBe(413);
    expect(pulled()).toBeLessThan(5);
  }
  expect(read).toEqual([]);
});

it('bounds the bytes read at once for a network address, and still serves others', async () => {
  const many = Math.floor(edgeLimits.bodiesOfAddress / photo);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  until = promise;
  const send = (headers: Record<string, string> = {}) =>
    app.request('/storage/v1/object/photos/a.jpg', {
      method: 'POST',
      headers: { 'content-length': String(photo), ...headers },
      body: 'a part of it',
    });
  const first = Array.from({ length: many }, () => send());
  const oneMore = await send();
  expect([oneMore.status, oneMore.headers.get('retry-after')]).toEqual([429, '5']);
  const other = send({ 'x-address': '192.0.2.2' });
  resolve(undefined);
  expect((await Promise.all([...first, other])).map(({ status }) => status)).toEqual(Array(many + 1).fill(200));
  expect((await send()).status).toBe(200);
});
