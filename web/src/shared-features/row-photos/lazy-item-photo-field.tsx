import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { ItemPhotoFieldProps } from './item-photo-field.tsx';

export const LazyItemPhotoField = lazyPart<ItemPhotoFieldProps>(
  'item-photo-field',
  () => ['row-photos'],
  async () => (await import('./item-photo-field.tsx')).ItemPhotoField,
);
