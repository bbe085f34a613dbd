import { deferred } from '#ui/lib/deferred.tsx';
import type { StickerPictureProps } from './sticker-picture.tsx';

/** A sticker's drawing, which loads after the page. Its place has the same size, so that nothing moves. */
export const StickerPicture = deferred<StickerPictureProps>(
  async () => (await import('./sticker-picture.tsx')).StickerPicture,
  ({ className }) => <span aria-hidden className={className} />,
  { optional: true },
);
