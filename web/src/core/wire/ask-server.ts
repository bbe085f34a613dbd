import { sessionStore } from '#core/session/session.ts';
import { createAuthorisedFetch } from './authorised-fetch.ts';
import { serverSettings } from './server-settings.ts';

/**
 * Asks our server as the signed-in person, for what no client library is at hand; `path` begins with the protocol (`auth/v1/sessions`).
 * Rejects with the server's refusal (`code`, `message`, `status`, and `retryAfter` in seconds, 0 where it named none), or with a TypeError when no answer can be had in `patience` ms.
 */
export async function askServer(path: string, init: RequestInit, patience?: number): Promise<Response> {
  const { url, anonKey } = serverSettings();
  const ask = createAuthorisedFetch(sessionStore, { anonKey, patience, fetch: (input, given) => fetch(input, given) });
  const response = await ask(`${url}/${path}`, init);
  if (response.ok) return response;
  const refusal: unknown = await response.json().catch(() => ({}));
  throw Object.assign(new Error('the server refused'), refusal, {
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after') ?? 0),
  });
}
