import { useEffect, useState } from 'react';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { deferred } from '#ui/lib/deferred.tsx';
import { installOffer } from './install-offer.ts';

/** How long to wait before caching the app's files, in ms, so that the first page loads first. */
const calm = 2000;

const OfflineCare = deferred(async () => {
  try {
    const words = loadNamespaces(currentLanguage(), ['offline']);
    const [{ OfflineCare: Care }] = await Promise.all([import('./offline-care.tsx'), words]);
    return Care;
  } catch {
    // Offline, this code cannot be fetched and nothing can be cached. The next start of the app tries again.
    return () => null;
  }
});

/**
 * Caches the app's files on this device after the first page. Skipped in development, where code changes must show at once.
 */
export function LazyOfflineCare() {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    installOffer.listen();
    const waiting = setTimeout(() => setBegun(true), calm);
    return () => clearTimeout(waiting);
  }, []);
  return begun && <OfflineCare />;
}
