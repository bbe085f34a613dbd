import type { ReactNode } from 'react';
import { Fetching } from '#core/lazy/fetching.tsx';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { PageHead } from '#core/pages/pages-context.ts';
import { OnItsWay } from '#ui/on-its-way.tsx';

async function loadToday() {
  const words = loadNamespaces(currentLanguage(), ['today', 'titles', 'doses']);
  const [{ Today }] = await Promise.all([import('./today.tsx'), words]);
  return Today;
}

/**
 * The index: today above the person's profile, which the specification asks for there. Features must not import each other, so this page
 * combines them (decision 28). What stands below waits for today, so that nothing moves.
 */
export function HomePage({ children }: { children: ReactNode }): ReactNode {
  return <PageHead value={<LazyToday />}>{children}</PageHead>;
}

function LazyToday(): ReactNode {
  const { loaded: Today, retry } = useLoaded('today', loadToday);
  if (Today) return <Today />;
  return Today === null ? <Fetching failed onRetry={retry} /> : <OnItsWay />;
}
