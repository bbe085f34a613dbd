import { sessionStore } from './session.ts';

/** The id of the signed-in person, for code outside React; null when nobody is signed in. */
export function currentUserId(): string | null {
  return sessionStore.get()?.user.id ?? null;
}
