import { forgetWhatWasRead } from '#core/storage/forget-what-was-read.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { judgeAddress } from './address-session.ts';
import { loadAuthClient } from './load-auth-client.ts';
import { sessionStore } from './session.ts';
import { sessionKey } from './stored-session.ts';

/**
 * Called once by app before the first render: takes in a token from the address, ticks, and follows other tabs. While nobody is signed in, nothing that was
 * read stays on the device, whichever way the session ended and whatever page is open. Answers a function that stops.
 */
export function startSession(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === sessionKey || event.key === null) sessionStore.follow(safeLocalStorage.getItem(sessionKey));
  };
  window.addEventListener('storage', onStorage);
  const stopForgetting = sessionStore.events.on((event) => {
    if (event === 'SIGNED_OUT') void forgetWhatWasRead();
  });
  if (sessionStore.get() === null) void forgetWhatWasRead();
  const stop = sessionStore.start();
  const judged = judgeAddress(location.hash, sessionStore.get()?.user.id);
  if (judged === 'take') void takeTokenFromAddress();
  // Out of the address, or the library would take it in as soon as it is there.
  if (judged === 'leave') history.replaceState(history.state, '', location.pathname + location.search);
  return () => {
    stop();
    stopForgetting();
    window.removeEventListener('storage', onStorage);
  };
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
