import { currentLanguage, messageStore } from '#core/messages/messages.ts';
import { lockOfBuild } from '../../service-worker/worker-message.ts';
import { offlineAppState } from '#core/storage/offline-app-state.ts';

/** How often an open page checks for a newer version, in ms. */
const pollInterval = 3 * 60 * 60 * 1000;

/**
 * Caches the app's files on this device in the current language and checks for newer versions. The returned function stops
 * the checks and keeps the cached files.
 */
export function cacheProgram(): () => void {
  if (!('serviceWorker' in navigator)) {
    offlineAppState.giveUp();
    return () => undefined;
  }
  announceBuild();
  const stopped = new AbortController();
  begin(stopped.signal).catch(() => offlineAppState.giveUp());
  return () => stopped.abort();
}

async function begin(signal: AbortSignal): Promise<void> {
  const known = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  offlineAppState.watch(registration);
  const look = lookNowAndThen(registration, signal);
  if (known) look();

  let sentLanguage: string | undefined;
  const send = async () => {
    const language = currentLanguage();
    if (sentLanguage === language) return;
    sentLanguage = language;
    const { active, waiting } = await navigator.serviceWorker.ready;
    const opened = performance.getEntriesByType('resource').map(({ name }) => name);
    for (const worker of [waiting, active]) if (worker) await offlineAppState.keep(worker, language, opened);
    // Caching failed, for example because the device is offline. Forget the language, so that the `online` event starts
    // caching again.
    if (!offlineAppState.get().isCached) sentLanguage = undefined;
  };
  const sendAgain = () => void send();
  const unsubscribe = messageStore.subscribe(sendAgain);
  signal.addEventListener('abort', unsubscribe);
  window.addEventListener('online', sendAgain, { signal });
  await send();
}

/** Checks for a newer version every few hours while the page is visible. Returns a function that checks at once. */
function lookNowAndThen(registration: ServiceWorkerRegistration, signal: AbortSignal): () => void {
  let looked = Date.now();
  const look = () => {
    looked = Date.now();
    // Ignore a failure: perhaps the device is offline, or the server is being updated. The next check is soon enough.
    registration.update().catch(() => undefined);
  };
  const lookWhenDue = () => {
    if (document.visibilityState === 'visible' && Date.now() - looked >= pollInterval) look();
  };
  document.addEventListener('visibilitychange', lookWhenDue, { signal });
  const timer = setInterval(lookWhenDue, pollInterval);
  signal.addEventListener('abort', () => clearInterval(timer));
  return look;
}

/** Holds a lock named after this page's build until the page closes, so that the service worker keeps this build's files. */
function announceBuild(): void {
  const entry = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].at(-1)?.getAttribute('src');
  if (entry) void navigator.locks.request(lockOfBuild(entry), { mode: 'shared' }, () => new Promise(() => undefined));
}
