import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';

/** Signs in; the session then reaches the app by the SIGNED_IN event. Answers why it did not work, or null. Never rejects. */
export function logIn(email: string, password: string): Promise<Refusal | null> {
  return askAuthClient((client) => client.signInWithPassword({ email, password }));
}
