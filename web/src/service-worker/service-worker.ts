import { buildList } from './build-list.ts';
import { clearOldBuilds } from './clear-old-builds.ts';
import { createBuildCache } from '#service-worker/build-cache.ts';
import { answerClick, showPush, renewSubscription } from '#service-worker/push/push-events.ts';
import { whichAnswer } from './build-cache.ts';
import { cachePrefix, type WorkerMessage } from './worker-message.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * This worker caches one whole build, so that pages open offline. A newer build waits for the person's tap, or until no
 * window is open (docs/decisions/0021). The server replaces `%COGN_PAGE%` by a hash of its HTML page, so that changed
 * settings produce a new worker.
 */
const cacheName = `${cachePrefix}${buildList.version}-%COGN_PAGE%`;
const build = createBuildCache(buildList, cacheName);

self.addEventListener('install', (event) => event.waitUntil(build.install(saveData())));

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), clearOld()]));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === 'take-over') event.waitUntil(self.skipWaiting());
  else event.waitUntil(keep(message, event.ports[0]));
});

self.addEventListener('fetch', (event) => {
  const answer = whichAnswer(event.request, self.location.origin);
  if (answer === 'page') event.respondWith(build.answerPage(event.request));
  if (answer === 'file') event.respondWith(build.answerFile(event.request, (work) => event.waitUntil(work)));
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.text())));

self.addEventListener('notificationclick', (event) => event.waitUntil(answerClick(event.notification, event.action)));

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)));

async function keep(message: WorkerMessage & { kind: 'keep' }, port: MessagePort | undefined): Promise<void> {
  const opened = message.opened.filter(
    (url) => whichAnswer({ method: 'GET', mode: 'cors', url }, self.location.origin) === 'file',
  );
  const cached = await build.keep(message.language, opened).then(
    () => true,
    () => false,
  );
  port?.postMessage({ kept: cached });
  await clearOld();
}

async function clearOld(): Promise<void> {
  // Do not clear while a newer build waits: it already has a cache, but no window runs it yet.
  if (self.registration.waiting ?? self.registration.installing) return;
  const [windows, { held = [] }] = await Promise.all([
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
    self.navigator.locks.query(),
  ]);
  await clearOldBuilds(cacheName, { windows: windows.length, locks: held.map(({ name }) => name ?? ''), caches });
}

/** Whether the browser's data saver is on. Not every browser reports it. */
function saveData(): boolean {
  return (self.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
