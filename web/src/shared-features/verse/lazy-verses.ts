import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** The verse of the day, fetched with its messages after the page around it. */
export const LazyVerseCard = lazyPart<{ always?: boolean; today?: boolean; small?: boolean }>(
  'verse',
  () => ['verse'],
  async () => (await import('./verse-card.tsx')).VerseCard,
);

/** The liked verses, fetched when they are opened. */
export const LazyLikedVerses = lazyPart(
  'liked-verses',
  () => ['verse', 'liked-verses'],
  async () => (await import('./liked-verses/liked-verses.tsx')).LikedVerses,
);
