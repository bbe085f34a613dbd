import { AuthClient } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { memoryStorage } from '#core/testing/memory-storage.ts';
import { testSession } from './testing/test-session.ts';
import { joinLibrarySession } from './library-session.ts';
import { createSessionStore } from './session-store.ts';
import { sessionKey } from './stored-session.ts';

const soon = () => Math.round(Date.now() / 1000) + 3600;

/** The real auth library and our store on one storage, with a server that accepts every sign-in. */
function joined() {
  const stored = memoryStorage();
  const store = createSessionStore({
    storage: stored,
    settings: () => ({ url: 'http://server.test', anonKey: '' }),
    fetch: () => Promise.reject(new TypeError('no network')),
    withLock: (_name, work) => work(),
    now: () => Date.now(),
    setTimeout: () => undefined,
    clearTimeout: () => undefined,
  });
  const events: string[] = [];
  store.events.on((event, session, origin) => events.push(`${event} ${session?.access_token ?? '-'} ${origin}`));
  const { storage, onEvent } = joinLibrarySession(store, stored);
  const client = new AuthClient({
    url: 'http://server.test/auth/v1',
    storageKey: sessionKey,
    storage,
    flowType: 'implicit',
    persistSession: true,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    fetch: async (input) =>
      String(input).includes('logout')
        ? new Response(null, { status: 204 })
        : Response.json(testSession({ expiresAt: soon() })),
  });
  client.onAuthStateChange(onEvent);
  return { client, store, stored, events, onEvent };
}

test('signing in through the library signs in here, with one event', async () => {
  const { client, store, events, onEvent } = joined();
  await client.signInWithPassword({ email: 'somebody@example.org', password: 'a long password' });
  await expect.poll(() => events).toEqual(['SIGNED_IN access-first here']);
  expect(store.get()?.user.id).toBe('person-1');
  // The library repeats this event each time the tab becomes visible.
  onEvent('SIGNED_IN', store.get()!);
  expect(events).toHaveLength(1);
});

test('signing out through the library signs out here', async () => {
  const { client, store, stored, events } = joined();
  await client.signInWithPassword({ email: 'somebody@example.org', password: 'a long password' });
  await client.signOut();
  await expect.poll(() => events).toEqual(['SIGNED_IN access-first here', 'SIGNED_OUT - here']);
  expect(store.get()).toBeNull();
  expect(stored.getItem(sessionKey)).toBeNull();
});

test('another tab’s change is not reported as an event of this tab', () => {
  const { stored, events, onEvent } = joined();
  const theirs = testSession({ token: 'theirs', expiresAt: soon() });
  stored.setItem(sessionKey, JSON.stringify(theirs));
  onEvent('SIGNED_IN', theirs);
  expect(events).toEqual(['SIGNED_IN access-theirs elsewhere']);
});

test('a refresh that ends without a session signs out', () => {
  const { store, events, onEvent } = joined();
  store.set(testSession({ expiresAt: soon() }), 'SIGNED_IN');
  store.set(null, 'SIGNED_OUT');
  onEvent('TOKEN_REFRESHED', null);
  expect(store.get()).toBeNull();
  expect(events.at(-1)).toBe('SIGNED_OUT - here');
});
