import type { AuthClient as AuthClientClass } from '@supabase/auth-js';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { serverSettings } from '#core/wire/server-settings.ts';
import { sessionStore } from './session.ts';
import { sessionKey } from './stored-session.ts';

export type AuthClient = InstanceType<typeof AuthClientClass>;

let loading: Promise<AuthClient> | undefined;

/**
 * The auth library, fetched on the first call (20 kB): for signing up and in, verifying, changing the password, second factors.
 * Its session is ours: what it stores, `useSession` shows. It refreshes nothing by itself, `sessionStore` does.
 * Rejects when the code can't be fetched (no network); a later call tries again.
 */
export function loadAuthClient(): Promise<AuthClient> {
  loading ??= create();
  loading.catch(() => (loading = undefined));
  return loading;
}

async function create(): Promise<AuthClient> {
  const { AuthClient } = await import('@supabase/auth-js');
  const { url, anonKey } = serverSettings();
  const client = new AuthClient({
    url: `${url}/auth/v1`,
    headers: anonKey ? { apikey: anonKey, authorization: `Bearer ${anonKey}` } : {},
    storageKey: sessionKey,
    storage: safeLocalStorage,
    flowType: 'implicit',
    persistSession: true,
    autoRefreshToken: false,
    detectSessionInUrl: true,
  });
  client.onAuthStateChange((event, session) => {
    if (event === 'INITIAL_SESSION') {
      const shown = sessionStore.get();
      if (session && shown?.access_token !== session.access_token) sessionStore.set(session, 'SIGNED_IN');
      return;
    }
    // The library answers a change made in another tab too; this store has followed that by the storage event already.
    if (event === 'MFA_CHALLENGE_VERIFIED') return sessionStore.set(session, 'TOKEN_REFRESHED');
    if (session?.access_token === sessionStore.get()?.access_token && event === 'SIGNED_IN') return;
    if (event === 'SIGNED_OUT' && sessionStore.get() === null) return;
    sessionStore.set(event === 'SIGNED_OUT' ? null : session, event);
  });
  return client;
}
