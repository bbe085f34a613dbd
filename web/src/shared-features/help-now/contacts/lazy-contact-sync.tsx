import { useEffect, useState } from 'react';
import { useLoaded } from '#core/lazy/use-loaded.ts';

/** How long after the signed-in layout it is fetched, in milliseconds, so that the page has the network first. */
const calm = 3000;

/** What shows the contacts comes along, so that it is there when the network is not. */
async function loadKeeper() {
  const [{ ContactKeeper }] = await Promise.all([import('./contact-keeper.tsx'), import('./own-contacts.tsx')]);
  return ContactKeeper;
}

/** Brings the keeper of contacts in, once the first page had its time. Without a network it stays away; nothing else depends on it. */
export function LazyContactKeeper() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setDue(true), calm);
    return () => clearTimeout(waiting);
  }, []);
  return due && <Keeper />;
}

function Keeper() {
  const { loaded: ContactKeeper } = useLoaded('contact-keeper', loadKeeper);
  return ContactKeeper && <ContactKeeper />;
}
