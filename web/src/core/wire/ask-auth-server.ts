import { sessionStore } from '#core/session/session.ts';
import { createAuthorisedFetch } from './authorised-fetch.ts';
import { serverSettings } from './server-settings.ts';

/**
 * Asks auth/v1 for what the public client has no call for. Answers the JSON, or null where there is none. Rejects with the server's
 * refusal (`code`, `message`, `status`), or with a TypeError when no answer can be had.
 */
export async function askAuthServer(path: string, method: 'GET' | 'DELETE' = 'GET'): Promise<unknown> {
  const { url, anonKey } = serverSettings();
  const ask = createAuthorisedFetch(sessionStore, { anonKey, fetch: (input, init) => fetch(input, init) });
  const response = await ask(`${url}/auth/v1/${path}`, { method });
  const body: unknown = response.status === 204 ? null : await response.json();
  if (!response.ok) throw Object.assign(new Error('auth refused'), body, { status: response.status });
  return body;
}
