import type { AuthChangeEvent } from '@supabase/auth-js';
import type { SessionStore } from './session-store.ts';
import { parseSession, sessionKey, type Session } from './stored-session.ts';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Joins the library's session to ours. The library says the same thing many times (SIGNED_IN whenever the tab is looked at, and
 * whatever other tabs did); by watching what it writes, this passes on only what really happened in this tab. What happened in
 * other tabs the store follows by itself.
 */
export function joinLibrarySession(store: Pick<SessionStore, 'get' | 'set' | 'follow'>, kept: Kept) {
  let written: string | undefined;
  let removed = false;
  let announced: string | undefined;

  const storage: Kept = {
    getItem: (key) => kept.getItem(key),
    setItem(key, value) {
      if (key === sessionKey) {
        written = parseSession(value)?.access_token;
        removed = false;
      }
      kept.setItem(key, value);
    },
    removeItem(key) {
      if (key === sessionKey) removed = true;
      kept.removeItem(key);
    },
  };

  function onEvent(event: AuthChangeEvent, session: Session | null): void {
    if (event === 'INITIAL_SESSION') return;
    // A sign-out, or a refresh that ended without a session: that signs the user out too.
    if (event === 'SIGNED_OUT' || !session) {
      if (removed && store.get() !== null) store.set(null, 'SIGNED_OUT');
      else store.follow(kept.getItem(sessionKey));
      announced = undefined;
      return;
    }
    if (session.access_token !== written) return store.follow(kept.getItem(sessionKey));
    if (event === 'SIGNED_IN' && announced === session.access_token) return;
    announced = session.access_token;
    store.set(session, event === 'MFA_CHALLENGE_VERIFIED' ? 'TOKEN_REFRESHED' : event);
  }

  return { storage, onEvent };
}
