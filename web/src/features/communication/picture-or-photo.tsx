import type { ReactNode } from 'react';
import { ItemPhoto } from '#shared-features/row-photos/lazy-item-photo.tsx';
import { Picture } from './message-pictures/picture.tsx';
import { pictureOf, type QuickMessageRow } from './quick-messages.ts';

interface PictureOrPhotoProps {
  message: Pick<QuickMessageRow, 'text' | 'preset' | 'picture' | 'photo'>;
  /** Width and height of the picture, and width of the photo, in rem. */
  size: number;
  photoSize: number;
  /** Whether the whole photo is shown, without cutting its edges off. */
  whole?: boolean;
}

/**
 * The person's own photo beside a message's words, or else the app's picture. While the photo cannot be shown, the picture takes
 * its place.
 */
export function PictureOrPhoto({ message, size, photoSize, whole = false }: PictureOrPhotoProps): ReactNode {
  const picture = pictureOf(message);
  const drawn = picture !== null && <Picture id={picture} size={size} />;
  if (!message.photo) return drawn;
  return <ItemPhoto id={message.photo} width={photoSize} whole={whole} instead={drawn} />;
}
