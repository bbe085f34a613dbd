import { useEffect, useState, type ReactNode } from 'react';
import { ImageIcon } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useUser } from '#core/session/session.ts';
import { thoughtPhotoPath } from '#shared-features/photo/photo-files.ts';
import { usePhotoAddress } from '#shared-features/photo/use-photo-address.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { ThoughtPhoto } from './photos-of-thought.ts';

/** A small square of a photo, which opens the whole photo. Its place has the same size while the photo is not there. */
export function PhotoThumb({ photo, number }: { photo: ThoughtPhoto; number: string }): ReactNode {
  const t = useMessages('thought-photos');
  const userId = useUser()?.id;
  const address = usePhotoAddress(userId === undefined ? null : thoughtPhotoPath(userId, photo.id));
  const [broken, setBroken] = useState<string>();
  useEffect(() => {
    const tryAgain = () => setBroken(undefined);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);
  const [open, setOpen] = useState(false);
  const name = photo.text === '' ? t('unnamed', { number }) : photo.text;
  if (address === undefined || address === broken) {
    return (
      <span
        role="img"
        aria-label={t('notShown', { name })}
        className="grid size-24 shrink-0 place-items-center rounded-lg bg-surface-sunken text-muted"
      >
        <ImageIcon aria-hidden className="size-7" />
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label={t('open', { name })}
        className="size-24 shrink-0 cursor-pointer overflow-hidden rounded-lg bg-surface-sunken"
        onClick={() => setOpen(true)}
      >
        <img loading="lazy" src={address} alt="" className="size-full object-cover" onError={() => setBroken(address)} />
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={name} closeLabel={t('close')} placement="cover">
        <img src={address} alt={name} className="max-w-full rounded-lg" />
      </Dialog>
    </>
  );
}
