import type { ReactNode } from 'react';
import { ImageIcon } from 'lucide-react';
import { itemPhotoBucket } from '@cogn/shared/row-photos.ts';
import { useShownPhoto } from './use-shown-photo.ts';

export interface ItemPhotoProps {
  /** The id of the photo. */
  id: string;
  /** The width of its box in rem; a narrower page limits it. */
  width: number;
  /** Width divided by height of the box; 1 by default. */
  ratio?: number;
  /** Whether the whole photo fits into the box. Otherwise the photo fills the box, and its edges are cut off. */
  whole?: boolean;
  /** Shown instead while the photo cannot be shown, such as without a connection. */
  instead?: ReactNode;
}

/**
 * The photo of a message or recipe. It is hidden from screen readers, because the words beside it say the same. Its box has the
 * same size from the start, so nothing moves when the photo arrives.
 */
export function ItemPhoto({ id, width, ratio = 1, whole = false, instead }: ItemPhotoProps): ReactNode {
  const { address, onError } = useShownPhoto(itemPhotoBucket, id);
  if (address === null && instead) return instead;
  const box = { width: `min(100%, ${String(width)}rem)`, aspectRatio: String(ratio) };
  if (address && whole)
    return <img src={address} alt="" style={{ ...box, objectFit: 'contain', objectPosition: 'left' }} onError={onError} />;
  return (
    <span
      aria-hidden
      className="grid shrink-0 place-items-center overflow-hidden rounded-lg bg-surface-sunken text-muted"
      style={box}
    >
      {address && <img loading="lazy" src={address} alt="" className="size-full object-cover" onError={onError} />}
      {address === null && <ImageIcon aria-hidden className="size-7" />}
    </span>
  );
}
