import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import { withLock } from '#core/storage/with-lock.ts';
import { serverSettings } from '#core/wire/server-settings.ts';
import { createSessionStore } from './session-store.ts';

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
