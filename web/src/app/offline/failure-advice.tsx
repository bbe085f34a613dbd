import { useEffect, useState } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';

/** Matches the error messages about a chunk that could not be fetched, from browsers and from load-messages.ts. */
const notFetched = /dynamically imported module|importing a module script|could not be fetched|failed to fetch/i;

/**
 * Why a chunk could not be fetched: the device is offline, or the server has a newer version of the app. Null for other
 * errors.
 */
async function whyNot(error: unknown): Promise<'offline' | 'older' | null> {
  if (!notFetched.test(String(error))) return null;
  // Our service worker answers only GET requests (`whichAnswer`), so a HEAD request shows whether the server is reachable.
  const reached = await fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  return reached ? 'older' : 'offline';
}

/**
 * Advice after a failed render: specific advice if the reason of the failure is known, otherwise the general advice
 * (`usual`).
 */
export function FailureAdvice({ error, usual }: { error: unknown; usual: string }) {
  const t = useMessages('offline');
  const [why, setWhy] = useState<'offline' | 'older' | null>(null);
  useEffect(() => {
    void whyNot(error).then(setWhy);
  }, [error]);
  return <p>{why ? t(`failure.${why}`) : usual}</p>;
}
