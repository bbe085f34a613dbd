import type { AuthListener } from './auth-events.ts';
import { sessionStore } from './session.ts';

/** Hears SIGNED_IN, SIGNED_OUT, TOKEN_REFRESHED, PASSWORD_RECOVERY and USER_UPDATED. Answers a function that stops listening. */
export function onAuthEvent(listener: AuthListener): () => void {
  return sessionStore.events.on(listener);
}
