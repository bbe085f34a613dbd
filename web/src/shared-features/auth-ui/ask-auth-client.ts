import { loadAuthClient, type AuthClient } from '#core/session/load-auth-client.ts';
import { readRefusal, type Refusal } from './read-refusal.ts';

/** Calls the auth library; returns the refusal, or null on success. Never rejects, even if the library cannot be fetched. */
export async function askAuthClient(work: (client: AuthClient) => Promise<{ error: unknown }>): Promise<Refusal | null> {
  try {
    const { error } = await work(await loadAuthClient());
    return error ? readRefusal(error) : null;
  } catch (error) {
    return readRefusal(error);
  }
}
