import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** The look back at the doses, and the changes of all medicines. Its code and messages load when the page first shows it. */
export const LazyDoseHistory = lazyPart<object>(
  'dose-history',
  () => ['dose-history', 'plan-history'],
  async () => (await import('./dose-history.tsx')).DoseHistory,
);
