import { AuthClient, type AuthError, type Session } from '@supabase/auth-js';
import { tokenIn } from '../../../server/src/auth/testing/mail-contents.ts';
import type { TestServer } from '../../../server/src/testing/start-test-server.ts';

/** A password that is not on the lists of common passwords. */
export const password = 'a calm blue kettle';

/** Replaces a browser's storage: a client keeps its session between calls, and two clients can share a session. */
export function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

interface Options {
  flowType?: 'implicit' | 'pkce';
  storage?: ReturnType<typeof memoryStorage>;
}

/** The real client library, configured as in a browser and connected to the server's fetch. */
export function authClient(server: TestServer, { flowType = 'implicit', storage = memoryStorage() }: Options = {}) {
  return new AuthClient({
    url: `${server.url}/auth/v1`,
    headers: { apikey: server.keys.anonKey },
    fetch: server.fetch,
    flowType,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storage,
    experimental: { recoveryCodes: true },
  });
}

/** A client that is signed in as a new, confirmed user. */
export async function signedUpClient(server: TestServer, email: string) {
  const client = authClient(server);
  await client.signUp({ email, password });
  const { data, error } = await client.verifyOtp({ type: 'signup', token_hash: tokenIn(await server.mails.next(email)) });
  if (!data.session) throw error ?? new Error('no session');
  return { client, session: data.session satisfies Session };
}

export const codeOf = (error: AuthError | null) => [error?.status, error?.code];
