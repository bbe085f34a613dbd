import { askServer } from './ask-server.ts';

/**
 * Asks auth/v1 for what the public client has no call for, with the person's token. Answers the JSON, or null where there is none. Rejects as
 * `askServer` does.
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
