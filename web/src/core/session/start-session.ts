import { deleteCachedRows } from '#core/storage/delete-cached-rows.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { claimsOf } from './session-claims.ts';
import { loadAuthClient } from './load-auth-client.ts';
import { sessionStore } from './session.ts';
import { sessionKey } from './stored-session.ts';

/**
 * `app` calls this once before the first render. It takes a token from the URL, refreshes the session, and adopts sessions of
 * other tabs. While nobody is signed in, it deletes the cached rows. Returns a function that stops all of this.
 */
export function startSession(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === sessionKey || event.key === null) sessionStore.follow(safeLocalStorage.getItem(sessionKey));
  };
  window.addEventListener('storage', onStorage);
  const stopForgetting = sessionStore.events.on((event) => {
    if (event === 'SIGNED_OUT') void deleteCachedRows();
  });
  if (sessionStore.get() === null) void deleteCachedRows();
  const stop = sessionStore.start();
  const action = judgeUrlToken(location.hash, sessionStore.get()?.user.id);
  if (action === 'take') void takeTokenFromUrl();
  // Remove the token from the URL: otherwise the auth library would use it as soon as it loads.
  if (action === 'discard') history.replaceState(history.state, '', location.pathname + location.search);
  return () => {
    stop();
    stopForgetting();
    window.removeEventListener('storage', onStorage);
  };
}

async function takeTokenFromUrl(): Promise<void> {
  sessionStore.awaitUrlToken(true);
  try {
    const client = await loadAuthClient();
    await client.initialize();
  } catch {
    // The library could not be fetched. The URL still holds the token, so the next load tries again.
    return;
  } finally {
    // If the token was valid, the library's event has already set the session. If it was invalid, go back to the stored
    // session.
    if (sessionStore.get() === undefined) sessionStore.awaitUrlToken(false);
  }
}

/**
 * What to do with the URL's fragment. `take`: use the session that the implicit flow puts there. `discard`: remove it.
 * `none`: the fragment contains no session, but possibly an error, which the page shows. An attacker can make a link with
 * their own session. Opening that link must not switch a signed-in user to the attacker's account.
 */
export function judgeUrlToken(hash: string, signedIn: string | undefined): 'none' | 'take' | 'discard' {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const token = parameters.get('access_token');
  if (token === null || !parameters.has('refresh_token')) return 'none';
  return signedIn === undefined || signedIn === claimsOf(token).sub ? 'take' : 'discard';
}
