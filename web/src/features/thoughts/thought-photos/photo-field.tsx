import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { ImagePlus } from 'lucide-react';
import { mostPhotosOfThought } from '@cogn/shared/row-photos.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { PhotoProgress } from '#shared-features/row-photos/photo-progress.tsx';
import { Button } from '#ui/button.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { Folded } from '#ui/folded.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PhotoThumb } from './photo-thumb.tsx';
import type { ThoughtPhoto } from './photos-of-thought.ts';
import { useThoughtPhotos, type ThoughtRow } from './use-thought-photos.ts';

/** The longest alternative text of a photo, in characters. The table's check allows four of them. */
const longestText = 500;

/** The photos of the thought in the editor. A thought without text has no row yet, so it says that the text comes first. */
export function PhotoField({ row }: { row: ThoughtRow | undefined }): ReactNode {
  const t = useMessages('thought-photos');
  return (
    <Folded summary={t('title')} initiallyOpen={Boolean(row?.photos)}>
      {row ? <Photos row={row} /> : <p className="text-sm text-muted">{t('textFirst')}</p>}
    </Folded>
  );
}

function Photos({ row }: { row: ThoughtRow }): ReactNode {
  const t = useMessages('thought-photos');
  const { photos, work, add, describe, remove } = useThoughtPhotos(row);
  return (
    <>
      <p id="thought-photos-hint" className="text-sm text-muted">
        {t('hint', { most: String(mostPhotosOfThought) })}
      </p>
      {photos.map((photo, place) => (
        <PhotoItem
          key={photo.id}
          photo={photo}
          number={String(place + 1)}
          onDescribe={(text) => describe(photo.id, text)}
          onRemove={() => void remove(photo.id)}
        />
      ))}
      {photos.length < mostPhotosOfThought && (
        <div>
          <FileButton
            busy={work.kind === 'sending'}
            icon={ImagePlus}
            accept="image/*"
            aria-describedby="thought-photos-hint"
            onChoose={(file) => void add(file)}
          >
            {t('add')}
          </FileButton>
        </div>
      )}
      <PhotoProgress work={work} onAgain={(file) => void add(file)} />
    </>
  );
}

interface PhotoItemProps {
  photo: ThoughtPhoto;
  /** The photo's number among those of the thought, from 1. */
  number: string;
  /** Returns whether this device stored the text. */
  onDescribe: (text: string) => Promise<boolean>;
  onRemove: () => void;
}

/** A photo with its alternative text, which is saved when the person leaves the field. */
function PhotoItem({ photo, number, onDescribe, onRemove }: PhotoItemProps): ReactNode {
  const t = useMessages('thought-photos');
  // What the person typed and this device has not stored. Without it the field follows the row, which another device may change.
  const [typed, setTyped] = useState<string>();
  async function save(): Promise<void> {
    if (typed === undefined) return;
    const written = typed.trim();
    if (written === photo.text || (await onDescribe(written))) setTyped((now) => (now === typed ? undefined : now));
  }
  const saveWhenHidden = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') void save();
  });
  // The page can close without the field losing focus.
  useEffect(() => {
    const onHidden = () => saveWhenHidden();
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, []);
  return (
    <div className="flex flex-wrap items-start gap-3">
      <PhotoThumb photo={photo} number={number} />
      <div className="flex min-w-0 flex-1 basis-48 flex-col">
        <TextField
          name={`photo-text-${number}`}
          label={t('description', { number })}
          maxLength={longestText}
          value={typed ?? photo.text}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => void save()}
        />
        <Button variant="quiet" className="-ms-3.5 self-start" onClick={onRemove}>
          {t('remove', { number })}
        </Button>
      </div>
    </div>
  );
}
