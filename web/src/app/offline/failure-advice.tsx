import { useEffect, useState } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';

/** How browsers, and load-words.ts, say that a part of the program could not be fetched. */
const notFetched = /dynamically imported module|importing a module script|could not be fetched|failed to fetch/i;

/** Why a part of the program did not come: no network, or a server that has a newer version by now. Null when it was something else. */
async function whyNot(error: unknown): Promise<'offline' | 'older' | null> {
  if (!notFetched.test(String(error))) return null;
  // HEAD goes past the service worker.
  const reached = await fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  return reached ? 'older' : 'offline';
}

/** What to do about a page that could not be drawn: `usual`, or something better when the reason is known. */
export function FailureAdvice({ error, usual }: { error: unknown; usual: string }) {
  const t = useMessages('offline');
  const [why, setWhy] = useState<'offline' | 'older' | null>(null);
  useEffect(() => {
    void whyNot(error).then(setWhy);
  }, [error]);
  return <p>{why ? t(`failure.${why}`) : usual}</p>;
}
