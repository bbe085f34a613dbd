import { currentLanguage, messageStore } from '#core/messages/messages.ts';
import { lockOfBuild } from '../../service-worker/worker-message.ts';
import { cachedProgram } from '#core/storage/cached-program.ts';

/** How often a page that stays open asks for a newer version, in ms. */
const pollInterval = 3 * 60 * 60 * 1000;

/**
 * Has the browser keep the program on this device, in the language in use, and asks now and then for a newer one. Answers a function
 * that stops asking; cached files stay.
 */
export function cacheProgram(): () => void {
  if (!('serviceWorker' in navigator)) {
    cachedProgram.giveUp();
    return () => undefined;
  }
  holdBuild();
  const stopped = new AbortController();
  begin(stopped.signal).catch(() => cachedProgram.giveUp());
  return () => stopped.abort();
}

async function begin(signal: AbortSignal): Promise<void> {
  const known = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  cachedProgram.watch(registration);
  const look = lookNowAndThen(registration, signal);
  if (known) look();

  let told: string | undefined;
  const tell = async () => {
    const language = currentLanguage();
    if (told === language) return;
    told = language;
    const { active, waiting } = await navigator.serviceWorker.ready;
    const opened = performance.getEntriesByType('resource').map(({ name }) => name);
    for (const worker of [waiting, active]) if (worker) await cachedProgram.keep(worker, language, opened);
    // Without a network it is asked again when there is one.
    if (!cachedProgram.get().kept) told = undefined;
  };
  const tellAgain = () => void tell();
  const unsubscribe = messageStore.subscribe(tellAgain);
  signal.addEventListener('abort', unsubscribe);
  window.addEventListener('online', tellAgain, { signal });
  await tell();
}

/** Asks for a newer version once a few hours have gone by, and only while the page is looked at. */
function lookNowAndThen(registration: ServiceWorkerRegistration, signal: AbortSignal): () => void {
  let looked = Date.now();
  const look = () => {
    looked = Date.now();
    // No network, or a server that is being renewed: the next time is soon enough.
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

/** Tells the worker, for as long as this page lives, which build it runs, so that its files stay. */
function holdBuild(): void {
  const entry = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].at(-1)?.getAttribute('src');
  if (entry) void navigator.locks.request(lockOfBuild(entry), { mode: 'shared' }, () => new Promise(() => undefined));
}
