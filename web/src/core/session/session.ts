import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { withLock } from '#core/storage/with-lock.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import { createSessionStore, type AuthListener } from './session-store.ts';
import { useSyncExternalStore } from 'react';
import type { Session, User } from './stored-session.ts';

/** The session of this tab. */
export const sessionStore = createSessionStore({
  storage: safeLocalStorage,
  settings: serverSettings,
  fetch: (input, init) => fetch(input, init),
  withLock,
  now: () => Date.now(),
  setTimeout: (work, delay) => setTimeout(work, delay),
  clearTimeout: (timer) => clearTimeout(timer),
});

/** Listens for SIGNED_IN, SIGNED_OUT, TOKEN_REFRESHED, PASSWORD_RECOVERY and USER_UPDATED. Returns a function that stops. */
export function onAuthEvent(listener: AuthListener): () => void {
  return sessionStore.events.on(listener);
}

/** The signed-in user's id, for code outside React; null if nobody is signed in. */
export function currentUserId(): string | null {
  return sessionStore.get()?.user.id ?? null;
}

/** The session: null when nobody is signed in, undefined while a token from the URL is being verified. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}

/** The signed-in user's account: null if nobody is signed in, undefined while unknown. */
export function useUser(): User | null | undefined {
  const session = useSession();
  return session ? session.user : session;
}
