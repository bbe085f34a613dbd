import { pushNoteCache } from './push/push-note.ts';
import { cachePrefix } from './worker-message.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Stands in the service worker's place when the operator switched keeping the program off: removes what was kept and then itself. No window
 * is reloaded; the next start comes from the server.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) || name === pushNoteCache) await caches.delete(name);
  await self.registration.unregister();
}
