import { expect, test } from 'vitest';
import { memoryStorage } from '#core/testing/memory-storage.ts';
import { testSession } from './testing/test-session.ts';
import { createSessionStore } from './session-store.ts';
import { parseSession, sessionKey, type Session } from './stored-session.ts';

/** Dependencies with a clock that the test controls, and a server with the test's responses. */
function dependencies({ stored, answer }: { stored?: Session | string; answer?: () => Response | Promise<Response> } = {}) {
  const text = typeof stored === 'string' ? stored : stored && JSON.stringify(stored);
  const storage = memoryStorage(text ? { [sessionKey]: text } : {});
  let now = 0;
  let asked = 0;
  let timer: { work: () => void; at: number } | undefined;
  const store = createSessionStore({
    storage,
    settings: () => ({ url: 'http://server.test', anonKey: 'anon' }),
    fetch: async () => {
      asked += 1;
      if (!answer) throw new TypeError('no network');
      return answer();
    },
    withLock: (_name, work) => work(),
    now: () => now,
    setTimeout: (work, delay) => (timer = { work, at: now + delay }),
    clearTimeout: () => (timer = undefined),
  });
  const events: string[] = [];
  store.events.on((event, _session, origin) => events.push(`${event} ${origin}`));
  return {
    store,
    storage,
    events,
    asked: () => asked,
    nextTickAt: () => timer?.at,
    at: (milliseconds: number) => (now = milliseconds),
    /** Runs the next timer at its time. */
    async tick() {
      const { work, at } = timer!;
      timer = undefined;
      now = Math.max(now, at);
      work();
      await new Promise((done) => setImmediate(done));
    },
  };
}

const renewed = () => Response.json(testSession({ token: 'second', expiresAt: 7200 }));
const refused =
  (code: string, status = 400) =>
  () =>
    Response.json({ code, message: 'no' }, { status });

test('the stored session is available at once', () => {
  expect(dependencies({ stored: testSession() }).store.get()?.access_token).toBe('access-first');
  expect(dependencies().store.get()).toBeNull();
});

test('anything else under the key counts as signed out', () => {
  for (const stored of ['not json', 'null', '{}', '{"access_token":"a"}', '[]']) {
    expect(dependencies({ stored }).store.get()).toBeNull();
  }
});

test('refreshes within three ticks of the expiry and not before', async () => {
  const { store, tick, at, asked, events, storage } = dependencies({ stored: testSession(), answer: renewed });
  store.start();
  at(3_480_000);
  await tick();
  expect(asked()).toBe(0);
  await tick();
  expect(asked()).toBe(1);
  expect(events).toEqual(['TOKEN_REFRESHED here']);
  expect(parseSession(storage.getItem(sessionKey))?.refresh_token).toBe('refresh-second');
});

test('a session that ends within ten seconds is refreshed on load', async () => {
  const { store, nextTickAt } = dependencies({ stored: testSession({ expiresAt: 9 }), answer: renewed });
  store.start();
  expect(nextTickAt()).toBe(0);
});

test('offline the user stays signed in, and each retry waits 200 ms longer, up to 30 s', async () => {
  const { store, tick, nextTickAt, at, events } = dependencies({ stored: testSession({ expiresAt: 1 }) });
  at(5_000);
  store.start();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 160; attempt += 1) {
    await tick();
    const now = attempt === 0 ? 5_000 : waits.reduce((sum, wait) => sum + wait, 5_000);
    waits.push(nextTickAt()! - now);
  }
  expect(waits.slice(0, 4)).toEqual([200, 400, 600, 800]);
  expect(Math.max(...waits)).toBe(30_000);
  expect(store.get()?.access_token).toBe('access-first');
  expect(events).toEqual([]);
});

test.each(['refresh_token_not_found', 'refresh_token_already_used', 'session_not_found'])(
  'the server’s word %s signs out',
  async (code) => {
    const { store, storage, events } = dependencies({ stored: testSession({ expiresAt: 1 }), answer: refused(code) });
    expect(await store.accessToken()).toBeNull();
    expect(store.get()).toBeNull();
    expect(storage.getItem(sessionKey)).toBeNull();
    expect(events).toEqual(['SIGNED_OUT here']);
  },
);

test('signing out leaves drafts and all other data on the device', async () => {
  const { store, storage } = dependencies({
    stored: testSession({ expiresAt: 1 }),
    answer: refused('refresh_token_not_found'),
  });
  storage.setItem('cogn-draft:person-1:water:new', '"half a thought"');
  await store.accessToken();
  expect(storage.getItem('cogn-draft:person-1:water:new')).toBe('"half a thought"');
});

test.each([
  ['a broken server', () => new Response('oops', { status: 500 })],
  ['a limit', refused('over_request_rate_limit', 429)],
  ['a proxy’s own page', () => new Response('<html>sign in to the wifi</html>', { status: 200 })],
  ['a 404 of something in between', () => new Response('', { status: 404 })],
])('%s does not end the session', async (_name, answer) => {
  const { store, at } = dependencies({ stored: testSession({ expiresAt: 1 }), answer });
  at(2_000);
  expect(await store.accessToken()).toBe('unreachable');
  expect(store.get()?.access_token).toBe('access-first');
});

test('returns a valid token without a request', async () => {
  const { store, asked } = dependencies({ stored: testSession(), answer: renewed });
  expect(await store.accessToken()).toBe('access-first');
  expect(asked()).toBe(0);
});

test('concurrent callers share one refresh', async () => {
  const { store, asked, at } = dependencies({ stored: testSession(), answer: renewed });
  at(3_595_000);
  expect(await Promise.all([store.accessToken(), store.accessToken(), store.accessToken()])).toEqual(
    Array(3).fill('access-second'),
  );
  expect(asked()).toBe(1);
});

test('uses a refresh of another tab instead of repeating it', async () => {
  const { store, storage, asked, at } = dependencies({ stored: testSession(), answer: renewed });
  at(3_595_000);
  storage.setItem(sessionKey, JSON.stringify(testSession({ token: 'theirs', expiresAt: 7200 })));
  expect(await store.accessToken()).toBe('access-theirs');
  expect(asked()).toBe(0);
});

test('a refresh does not overwrite a sign-in that finished meanwhile', async () => {
  let arrive: (response: Response) => void = () => undefined;
  const { store, storage, at } = dependencies({
    stored: testSession(),
    answer: () => new Promise<Response>((resolve) => (arrive = resolve)),
  });
  at(3_595_000);
  const token = store.accessToken();
  await new Promise((done) => setImmediate(done));
  storage.setItem(sessionKey, JSON.stringify(testSession({ token: 'other', userId: 'person-2', expiresAt: 7200 })));
  arrive(renewed());
  expect(await token).toBe('access-other');
  expect(store.get()?.user.id).toBe('person-2');
});

test('follows sign-ins, refreshes and sign-outs of other tabs', () => {
  const { store, events } = dependencies();
  store.follow(JSON.stringify(testSession()));
  store.follow(JSON.stringify(testSession({ token: 'second' })));
  store.follow(null);
  store.follow(null);
  expect(events).toEqual(['SIGNED_IN elsewhere', 'TOKEN_REFRESHED elsewhere', 'SIGNED_OUT elsewhere']);
});

test('the session is undefined while a token from the URL is processed', () => {
  const { store } = dependencies({ stored: testSession() });
  store.awaitUrlToken(true);
  expect(store.get()).toBeUndefined();
  store.awaitUrlToken(false);
  expect(store.get()?.user.id).toBe('person-1');
});
