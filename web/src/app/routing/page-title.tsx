import { useEffect } from 'react';
import { useMessagesOf } from '#core/messages/use-messages.ts';

/** Keeps the title of the browser's tab on the page that is shown, in the person's language. */
export function PageTitle({ namespace }: { namespace: string }) {
  const title = useMessagesOf(namespace)('title');
  useEffect(() => {
    document.title = `${title} · COGN`;
  }, [title]);
  return null;
}
