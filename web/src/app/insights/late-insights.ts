import { latePart } from '#core/late/late-part.tsx';

/** The comparison of days, fetched with its words when it is opened. */
export const LateInsights = latePart(
  'insights',
  () => ['insights'],
  async () => (await import('./insights.tsx')).Insights,
);
