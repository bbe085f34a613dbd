import { useRef, useState } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { RoundPhoto } from '#shared-features/photo/round-photo.tsx';
import type { Profile } from '#core/profile/profile.ts';
import { initials } from './initials.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { PhotoError } from './photo-error.tsx';
import { StillPhoto } from './still-photo.tsx';
import { usePhoto } from './use-photo.ts';
import { usePhotoLimits } from './use-photo-limits.ts';

/** The person's photo: choose, replace or remove. A chosen photo is uploaded at once, before the profile is saved. */
export function PhotoSection({ profile }: { profile: Profile & { readonly id: string } }) {
  const t = useMessages('photo');
  const { accept, values } = usePhotoLimits();
  const photoUrl = profile.photo_url ?? null;
  const { work, send, remove } = usePhoto(profile.id, photoUrl);
  const chooser = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const has = photoUrl !== null;
  const busy = work.kind === 'sending' || work.kind === 'removing';

  return (
    <>
      <p id="photo-hint" className="text-muted">
        {t('hint', values)}
      </p>
      <div className="flex items-center gap-4">
        {work.kind === 'sending' && work.still ? (
          <StillPhoto still={work.still} />
        ) : (
          <RoundPhoto photoUrl={photoUrl} alt={t('alt')} className="size-24 text-2xl font-semibold">
            <span aria-hidden>{initials(profile.full_name)}</span>
          </RoundPhoto>
        )}
        <div className="flex min-w-0 flex-col items-start gap-3 sm:flex-row">
          <FileButton
            ref={chooser}
            busy={busy}
            aria-describedby="photo-hint photo-error"
            accept={accept}
            onChoose={(chosen) => void send(chosen)}
          >
            {t(has ? 'replace' : 'choose')}
          </FileButton>
          {has && (
            <Button variant="danger" busy={busy} onClick={() => setAsking(true)}>
              {t('remove')}
            </Button>
          )}
        </div>
      </div>
      <PhotoError work={work} onAgain={(photo) => void send(photo)} />
      {/* The space of this line is reserved, so that nothing moves during an upload. */}
      <p role="status" className="-mt-4 -mb-6 min-h-6 text-sm text-muted">
        {busy && t(work.kind)}
      </p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('removeTitle')}
        description={t('removeText')}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          // The remove button disappears with the photo, so the focus moves to the button that chooses a photo.
          void remove().then((gone) => gone && chooser.current?.focus());
        }}
      />
    </>
  );
}
