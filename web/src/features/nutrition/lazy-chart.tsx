import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import type { nutritionEntries } from './nutrition-entries.ts';

/** The charts of a period, which load after the page. */
export const LazyChart = lazyPart<{ view: LookBackView<typeof nutritionEntries.fields>; numbers: boolean }>(
  'nutrition-chart',
  () => [],
  async () => (await import('./period-chart.tsx')).PeriodChart,
);
