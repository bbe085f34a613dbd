import type { ReactNode } from 'react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { PageHead } from '#core/pages/pages-context.ts';
import { preferenceStore } from '#core/preferences/preferences.ts';
import { usualPages } from './today-pages.ts';

/** Today with the messages of the journals that it will most likely show, so that they need no second round. */
const LazyToday = lazyPart(
  'today',
  () => ['today', 'titles', 'doses', ...(preferenceStore.get('todayPages') ?? usualPages)],
  async () => (await import('./today.tsx')).Today,
);

/**
 * The index: today above the person's profile, which the specification asks for there. Features must not import each other, so this page
 * combines them (decision 28).
 */
export function HomePage({ children }: { children: ReactNode }): ReactNode {
  return <PageHead value={<LazyToday />}>{children}</PageHead>;
}
