import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Camera, X } from 'lucide-react';
import { itemPhotoBucket } from '@cogn/shared/row-photos.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { ItemPhoto } from './item-photo.tsx';
import { PhotoProgress } from './photo-progress.tsx';
import { usePhotoUpload } from './use-photo-upload.ts';

export interface ItemPhotoFieldProps {
  /** The id of the photo; null without one. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** Set if the person wanted to save the form while the photo was being sent (`usePhotoGuard`). */
  error: string | undefined;
  onSending: (isSending: boolean) => void;
}

/**
 * Chooses, changes and removes the photo of a message or recipe in a form. The photo is sent at once, and the row names it when
 * the form is saved.
 */
export function ItemPhotoField({ value, onChange, error, onSending }: ItemPhotoFieldProps): ReactNode {
  const t = useMessages('row-photos');
  const id = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const { work, send, discard, isHere, sayNotSaved } = usePhotoUpload(itemPhotoBucket);
  // A photo that this form sent and no row names yet.
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const isSending = work.kind === 'sending';
  const isRefused = error !== undefined;
  const latest = useRef({ value, isRefused });
  useEffect(() => {
    latest.current = { value, isRefused };
  }, [value, isRefused]);

  function put(photo: string | null): void {
    if (unsaved !== null && unsaved === value) discard(unsaved);
    setUnsaved(photo);
    onChange(photo);
  }
  async function add(file: File): Promise<void> {
    onSending(true);
    const photo = await send(file);
    onSending(false);
    if (photo === null) {
      // A change clears the form's problem.
      if (isHere() && latest.current.isRefused) onChange(latest.current.value);
      return;
    }
    if (isHere()) return put(photo);
    discard(photo);
    sayNotSaved();
  }
  return (
    <div className="flex flex-col gap-3">
      {value !== null && <ItemPhoto id={value} width={8} />}
      <div className="flex flex-wrap gap-2">
        <FileButton
          ref={chooser}
          icon={Camera}
          accept="image/*"
          busy={isSending}
          aria-invalid={isRefused || undefined}
          aria-describedby={`${id}-hint`}
          onChoose={(file) => void add(file)}
        >
          {t(value === null ? 'own' : 'change')}
        </FileButton>
        {value !== null && (
          <Button
            variant="quiet"
            icon={X}
            onClick={() => {
              put(null);
              // The pressed button disappears.
              chooser.current?.focus();
            }}
          >
            {t('remove')}
          </Button>
        )}
      </div>
      {isRefused && isSending && <p className="text-sm font-medium text-problem">{t('saveLater')}</p>}
      <PhotoProgress work={work} onAgain={(file) => void add(file)} />
      {value !== null && value === unsaved && (
        <p role="status" className="text-sm text-muted">
          {t('sent')}
        </p>
      )}
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('hint')}
      </p>
    </div>
  );
}
