import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { useMessagesOf } from '#core/messages/use-messages-of.ts';
import type { PageHandle } from './page-handle.ts';

/** Keeps the title of the browser's tab on the page that is shown, in the person's language. */
export function usePageTitle(): void {
  const handle = useMatches().findLast((match) => match.handle)?.handle as PageHandle | undefined;
  const t = useMessagesOf(handle?.namespace ?? 'app');
  const title = handle && t.has('title') ? t('title') : null;
  useEffect(() => {
    document.title = title ? `${title} · COGN` : 'COGN';
  }, [title]);
}
