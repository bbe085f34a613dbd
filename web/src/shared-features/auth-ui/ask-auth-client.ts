import { loadAuthClient, type AuthClient } from '#core/session/load-auth-client.ts';
import { readRefusal, type Refusal } from './read-refusal.ts';

/** Asks the auth library for one thing. Answers why it did not work, or null. Never rejects, also when the library can't be fetched. */
export async function askAuthClient(work: (client: AuthClient) => Promise<{ error: unknown }>): Promise<Refusal | null> {
  try {
    const { error } = await work(await loadAuthClient());
    return error ? readRefusal(error) : null;
  } catch (error) {
    return readRefusal(error);
  }
}
