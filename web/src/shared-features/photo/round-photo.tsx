import { useState, type ReactNode } from 'react';
import { joinClasses } from '#ui/lib/class-names.ts';
import { usePhotoAddress } from './use-photo-address.ts';

interface RoundPhotoProps {
  /** The profile's `photo_url`. If it is null or the photo cannot be fetched, the children show instead. */
  photoUrl: string | null;
  /** Empty if the name is next to the photo. */
  alt: string;
  /** Sets the photo's size. */
  className: string;
  children?: ReactNode;
}

/** A round photo that reserves its space while it loads. */
export function RoundPhoto({ photoUrl, alt, className, children }: RoundPhotoProps) {
  const address = usePhotoAddress(photoUrl);
  const [broken, setBroken] = useState<string>();
  const shown = address !== undefined && address !== broken;
  return (
    <span
      className={joinClasses(
        'flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-primary-soft text-primary',
        className,
      )}
    >
      {shown ? (
        <img src={address} alt={alt} className="size-full object-cover" onError={() => setBroken(address)} />
      ) : (
        children
      )}
    </span>
  );
}
