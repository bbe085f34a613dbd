import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** The verse of the day with its messages: it comes after the page that shows it. */
export const LazyVerseCard = lazyPart<{ always?: boolean; today?: boolean }>(
  'verse',
  () => ['verse'],
  async () => (await import('./verse-card.tsx')).VerseCard,
);
