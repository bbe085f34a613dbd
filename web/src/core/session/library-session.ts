import type { AuthChangeEvent } from '@supabase/auth-js';
import type { SessionStore } from './session-store.ts';
import { parseSession, sessionKey, type Session } from './stored-session.ts';

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Connects auth-js to the session store. The library repeats events: SIGNED_IN each time the tab becomes visible, and all
 * events of other tabs. This code compares each event with what the library wrote to the storage in this tab, and passes on
 * only events of this tab. The session store itself listens to other tabs.
 */
export function joinLibrarySession(store: Pick<SessionStore, 'get' | 'set' | 'follow'>, inner: SessionStorage) {
  let written: string | undefined;
  let removed = false;
  let announced: string | undefined;

  const storage: SessionStorage = {
    getItem: (key) => inner.getItem(key),
    setItem(key, value) {
      if (key === sessionKey) {
        written = parseSession(value)?.access_token;
        removed = false;
      }
      inner.setItem(key, value);
    },
    removeItem(key) {
      if (key === sessionKey) removed = true;
      inner.removeItem(key);
    },
  };

  function onEvent(event: AuthChangeEvent, session: Session | null): void {
    if (event === 'INITIAL_SESSION') return;
    // The user signed out, or a refresh ended without a session. Both count as a sign-out.
    if (event === 'SIGNED_OUT' || !session) {
      if (removed && store.get() !== null) store.set(null, 'SIGNED_OUT');
      else store.follow(inner.getItem(sessionKey));
      announced = undefined;
      return;
    }
    if (session.access_token !== written) return store.follow(inner.getItem(sessionKey));
    if (event === 'SIGNED_IN' && announced === session.access_token) return;
    announced = session.access_token;
    store.set(session, event === 'MFA_CHALLENGE_VERIFIED' ? 'TOKEN_REFRESHED' : event);
  }

  return { storage, onEvent };
}
