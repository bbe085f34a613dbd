import { workerSettingsCache } from './push/worker-settings.ts';
import { cachePrefix } from './worker-message.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Replaces the service worker if the operator switched caching off: removes the caches and then itself. No window reloads;
 * the next start loads from the server.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) || name === workerSettingsCache) await caches.delete(name);
  await self.registration.unregister();
}
