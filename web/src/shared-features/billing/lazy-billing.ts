import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** What somebody pays for premium, fetched with its messages where this server sells it. */
export const LazyBilling = lazyPart(
  'billing',
  () => ['billing'],
  async () => (await import('./billing-part.tsx')).BillingPart,
);
