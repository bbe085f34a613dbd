import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** Payments for premium, fetched with their messages if this server sells it. */
export const LazyBilling = lazyPart(
  'billing',
  () => ['billing'],
  async () => (await import('./billing-part.tsx')).BillingPart,
);
