import { latePart } from '#core/late/late-part.tsx';

/** What somebody pays for premium, fetched with its words where this server sells it. */
export const LateBilling = latePart(
  'billing',
  () => ['billing'],
  async () => (await import('./billing-part.tsx')).BillingPart,
);
