import { lazy, Suspense, useEffect, useState } from 'react';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { installOffer } from './install-offer.ts';

/** How long after the start the device begins to keep the program, in ms: the first page goes first. */
const calm = 2000;

const OfflineCare = lazy(async () => {
  try {
    const words = loadNamespaces(currentLanguage(), ['offline']);
    const [{ OfflineCare: Care }] = await Promise.all([import('./offline-care.tsx'), words]);
    return { default: Care };
  } catch {
    // Without a network nothing can be cached; the next start tries again.
    return { default: () => null };
  }
});

/** Keeps the program on this device, a moment after the first page. Not while developing: there every change must show at once. */
export function LazyOfflineCare() {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    installOffer.listen();
    const waiting = setTimeout(() => setBegun(true), calm);
    return () => clearTimeout(waiting);
  }, []);
  return <Suspense>{begun && <OfflineCare />}</Suspense>;
}
