import { sessionStore } from '#core/session/session.ts';
import { createAuthorisedFetch } from './authorised-fetch.ts';
import { serverSettings } from '#core/server/server-settings.ts';

/**
 * Sends a request as the signed-in person, for endpoints without a client library; `path` begins with the protocol
 * (`auth/v1/sessions`). Rejects with the server's refusal: `code`, `message`, `status`, and `retryAfter` in seconds, 0 for
 * none. If the server is unreachable it rejects with a TypeError, and without a response within `patience` ms with a
 * TimeoutError.
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

/**
 * Calls auth/v1 with the person's token, for endpoints that the public client lacks. Returns the JSON, or null without
 * content. Rejects as `askServer` does.
 */
export async function askAuthServer(
  path: string,
  method: 'GET' | 'DELETE' | 'POST' = 'GET',
  body?: object,
): Promise<unknown> {
  const sent = body && {
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  };
  const response = await askServer(`auth/v1/${path}`, { method, ...sent });
  return response.status === 204 ? null : response.json();
}
