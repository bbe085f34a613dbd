import type { AuthClient as AuthClientClass } from '@supabase/auth-js';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import { joinLibrarySession } from './library-session.ts';
import { sessionStore } from './session.ts';
import { sessionKey } from './stored-session.ts';

export type AuthClient = InstanceType<typeof AuthClientClass>;

let loading: Promise<AuthClient> | undefined;

/**
 * Loads the auth library (20 kB) on the first call. Pages need the library for sign-up, sign-in, verification, password
 * changes and second factors. The library uses the same stored session as `sessionStore`, but only `sessionStore` refreshes
 * the session. Rejects without a network; a later call tries again.
 */
export function loadAuthClient(): Promise<AuthClient> {
  loading ??= create();
  loading.catch(() => (loading = undefined));
  return loading;
}

async function create(): Promise<AuthClient> {
  const { AuthClient } = await import('@supabase/auth-js');
  const { url, anonKey } = serverSettings();
  const joined = joinLibrarySession(sessionStore, safeLocalStorage);
  const client = new AuthClient({
    url: `${url}/auth/v1`,
    // Spell `Authorization` as the library does. The library replaces this header in some requests; with another spelling,
    // fetch would send both values in one header.
    headers: anonKey ? { apikey: anonKey, Authorization: `Bearer ${anonKey}` } : {},
    fetch: fetchWithRetryAfter,
    storageKey: sessionKey,
    storage: joined.storage,
    flowType: 'implicit',
    persistSession: true,
    autoRefreshToken: false,
    detectSessionInUrl: true,
    experimental: { recoveryCodes: true },
  });
  client.onAuthStateChange(joined.onEvent);
  return client;
}

/** Like `fetch`, but puts a 503's Retry-After into the error message, because the auth library returns only the message. */
export async function fetchWithRetryAfter(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  const wait = response.headers.get('retry-after');
  if (response.status !== 503 || !wait) return response;
  return Response.json({ message: `${wait} seconds` }, response);
}
