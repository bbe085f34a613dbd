import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** The verses that a person liked: seldom looked at, so they come when they are asked for. */
export const LazyLikedVerses = lazyPart(
  'liked-verses',
  () => ['verse', 'liked-verses'],
  async () => (await import('./liked-verses.tsx')).LikedVerses,
);
