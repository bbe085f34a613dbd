import { deferred } from '#ui/lib/deferred.tsx';
import type { ItemPhotoProps } from './item-photo.tsx';

/** `ItemPhoto`, whose code loads after the page. Its place has the same size meanwhile. */
export const ItemPhoto = deferred<ItemPhotoProps>(
  async () => (await import('./item-photo.tsx')).ItemPhoto,
  ({ width, ratio = 1 }) => (
    <span className="shrink-0" style={{ width: `min(100%, ${String(width)}rem)`, aspectRatio: String(ratio) }} />
  ),
  { optional: true },
);
