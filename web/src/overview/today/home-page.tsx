import type { ReactNode } from 'react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { BelowToday } from '#core/pages/pages-context.ts';
import { preferenceStore } from '#core/preferences/preferences.ts';
import { usualPages } from './usual-pages.ts';

/** Today, fetched with the messages of the journals that it will probably show. This saves a second request. */
const LazyToday = lazyPart(
  'today',
  () => ['today', 'doses', ...(preferenceStore.get('todayPages') ?? usualPages)],
  async () => (await import('./today.tsx')).Today,
);

/**
 * The index page: Today, and below it `children`, the person's profile. The specification requires the profile on this
 * page. This component combines the two, because features must not import each other (decision 28).
 */
export function HomePage({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="flex flex-col gap-6">
      <LazyToday />
      <BelowToday value>{children}</BelowToday>
    </div>
  );
}
