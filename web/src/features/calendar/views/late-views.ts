import { latePart } from '#core/late/late-part.tsx';
import type { ViewProps } from './view-props.ts';

/** The views beside the month, each fetched when it is first chosen. Their words are the page's. */
export const LateWeekView = latePart<ViewProps>(
  'week-view',
  () => [],
  async () => (await import('./week-view.tsx')).WeekView,
);
export const LateListView = latePart<ViewProps>(
  'list-view',
  () => [],
  async () => (await import('./list-view.tsx')).ListView,
);
