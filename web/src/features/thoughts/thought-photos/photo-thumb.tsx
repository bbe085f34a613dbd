import { useState, type ReactNode } from 'react';
import { ImageIcon } from 'lucide-react';
import { thoughtPhotoBucket } from '@cogn/shared/row-photos.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useShownPhoto } from '#shared-features/row-photos/use-shown-photo.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { ThoughtPhoto } from './photos-of-thought.ts';

/** A small square of a photo, which opens the whole photo. Its place has the same size while the photo is not there. */
export function PhotoThumb({ photo, number }: { photo: ThoughtPhoto; number: string }): ReactNode {
  const t = useMessages('thought-photos');
  const shared = useMessages('row-photos');
  const { address, onError } = useShownPhoto(thoughtPhotoBucket, photo.id);
  const [open, setOpen] = useState(false);
  const name = photo.text === '' ? t('unnamed', { number }) : photo.text;
  if (!address) {
    return (
      <span
        role="img"
        aria-label={shared('notShown', { name })}
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
        aria-label={shared('open', { name })}
        className="size-24 shrink-0 cursor-pointer overflow-hidden rounded-lg bg-surface-sunken"
        onClick={() => setOpen(true)}
      >
        <img loading="lazy" src={address} alt="" className="size-full object-cover" onError={onError} />
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={name} closeLabel={shared('close')} placement="cover">
        <img src={address} alt={name} className="max-w-full rounded-lg" />
      </Dialog>
    </>
  );
}
