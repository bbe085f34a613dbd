import { deferred } from '#ui/lib/deferred.tsx';
import type { StickerFieldProps } from './sticker-field.tsx';
import type { StickerPictureProps } from './sticker-picture.tsx';

/** A sticker's drawing, which loads after the page. Its place has the same size, so that nothing moves. */
export const StickerPicture = deferred<StickerPictureProps>(
  async () => (await import('./sticker-picture.tsx')).StickerPicture,
  ({ className }) => <span aria-hidden className={className} />,
  { optional: true },
);

/** The choice of stickers, which loads after the page. Its place has the height of the closed choice. */
export const StickerField = deferred<StickerFieldProps>(
  async () => (await import('./sticker-field.tsx')).StickerField,
  () => <div className="min-h-11" />,
  { optional: true },
);
