import { useEffect, useState } from 'react';
import { useLoaded } from '#core/lazy/use-loaded.ts';

/** The delay in milliseconds after the signed-in layout, so that the page loads first. */
const calm = 3000;

/** Also fetches the component that shows the contacts, for offline use. */
async function loadContactSync() {
  const [{ ContactSync }] = await Promise.all([import('./contact-sync.tsx'), import('./own-contacts.tsx')]);
  return ContactSync;
}

/** Loads `ContactSync` after the first page. Offline it does nothing; nothing else depends on it. */
export function LazyContactSync() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setDue(true), calm);
    return () => clearTimeout(waiting);
  }, []);
  return due && <Sync />;
}

function Sync() {
  const { loaded: ContactSync } = useLoaded('contact-sync', loadContactSync);
  return ContactSync && <ContactSync />;
}
