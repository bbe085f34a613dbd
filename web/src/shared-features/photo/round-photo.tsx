import { useState, type ReactNode } from 'react';
import { joinClasses } from '#ui/lib/class-names.ts';
import { usePhotoAddress } from './use-photo-address.ts';

interface RoundPhotoProps {
  /** As the profile has it; null shows the children instead, and so does a photo that can't be had. */
  photoUrl: string | null;
  /** Empty where the name stands beside it. */
  alt: string;
  /** Its size. */
  className: string;
  children?: ReactNode;
}

/** A person's photo in a circle that keeps its place while the photo comes. */
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
