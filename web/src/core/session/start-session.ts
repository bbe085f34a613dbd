import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { loadAuthClient } from './load-auth-client.ts';
import { sessionStore } from './session.ts';
import { sessionKey } from './stored-session.ts';

/**
 * Called once by app before the first render: takes in a token from the address, ticks, and follows other tabs.
 * Answers a function that stops.
 */
export function startSession(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === sessionKey || event.key === null) sessionStore.follow(safeLocalStorage.getItem(sessionKey));
  };
  window.addEventListener('storage', onStorage);
  const stop = sessionStore.start();
  if (addressHoldsToken(location.hash)) void takeTokenFromAddress();
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

/** Whether the fragment is one that the implicit flow hands back (a session, not an error: errors are for the page to show). */
function addressHoldsToken(hash: string): boolean {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  return given.has('access_token') && given.has('refresh_token');
}

async function takeTokenFromAddress(): Promise<void> {
  sessionStore.awaitAddress(true);
  try {
    const client = await loadAuthClient();
    await client.initialize();
  } catch {
    // The library could not be fetched. The address still holds the token: the next load takes it in.
    return;
  } finally {
    // A good token has been taken in by the library's own event; with a bad one, whoever was signed in still is.
    if (sessionStore.get() === undefined) sessionStore.awaitAddress(false);
  }
}
