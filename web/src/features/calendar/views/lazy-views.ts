import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { ViewProps } from './view-props.ts';

/** The views beside the month, each fetched when it is first chosen. Their words are the page's. */
export const LazyWeekView = lazyPart<ViewProps>(
  'week-view',
  () => [],
  async () => (await import('./week-view.tsx')).WeekView,
);
export const LazyListView = lazyPart<ViewProps>(
  'list-view',
  () => [],
  async () => (await import('./list-view.tsx')).ListView,
);
