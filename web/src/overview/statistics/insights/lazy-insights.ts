import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** The comparison of days, fetched with its words when it is opened. */
export const LazyInsights = lazyPart(
  'insights',
  () => ['insights'],
  async () => (await import('./insights.tsx')).Insights,
);
