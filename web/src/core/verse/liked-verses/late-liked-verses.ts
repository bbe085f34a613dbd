import { latePart } from '#core/late/late-part.tsx';

/** The verses that a person liked: seldom looked at, so they come when they are asked for. */
export const LateLikedVerses = latePart(
  'liked-verses',
  () => ['verse', 'liked-verses'],
  async () => (await import('./liked-verses.tsx')).LikedVerses,
);
