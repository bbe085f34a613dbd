import { loadAuthClient } from '#core/session/load-auth-client.ts';
import { readRefusal, type Refusal } from '../refusal/read-refusal.ts';

/** Signs in; the session then reaches the app by the SIGNED_IN event. Answers why it did not work, or null. Never rejects. */
export async function logIn(email: string, password: string): Promise<Refusal | null> {
  try {
    const client = await loadAuthClient();
    const { error } = await client.signInWithPassword({ email, password });
    return error && readRefusal(error);
  } catch (error) {
    return readRefusal(error);
  }
}
