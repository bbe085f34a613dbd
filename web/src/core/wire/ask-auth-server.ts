import { askServer } from './ask-server.ts';

/** Asks auth/v1 for what the public client has no call for. Answers the JSON, or null where there is none. Rejects as `askServer` does. */
export async function askAuthServer(path: string, method: 'GET' | 'DELETE' = 'GET'): Promise<unknown> {
  const response = await askServer(`auth/v1/${path}`, { method });
  return response.status === 204 ? null : response.json();
}
