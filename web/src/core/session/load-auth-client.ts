import type { AuthClient as AuthClientClass } from '@supabase/auth-js';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { serverSettings } from '#core/wire/server-settings.ts';
import { fetchWithWait } from './fetch-with-wait.ts';
import { joinLibrarySession } from './library-session.ts';
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
  const joined = joinLibrarySession(sessionStore, safeLocalStorage);
  const client = new AuthClient({
    url: `${url}/auth/v1`,
    // Spelled as the library spells it: with another case both values would be sent, one behind the other.
    headers: anonKey ? { apikey: anonKey, Authorization: `Bearer ${anonKey}` } : {},
    fetch: fetchWithWait,
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
