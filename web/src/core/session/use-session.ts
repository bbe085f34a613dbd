import { useSyncExternalStore } from 'react';
import { sessionStore } from './session.ts';
import type { Session } from './stored-session.ts';

/** The session: null when nobody is signed in, undefined while a token from the address is being taken in. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}
