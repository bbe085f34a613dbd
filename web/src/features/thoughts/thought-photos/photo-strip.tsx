import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { PhotoThumb } from './photo-thumb.tsx';
import { photosOf, type PhotoColumns } from './photos-of-thought.ts';

/** The photos of a thought in the list. */
export function PhotoStrip({ thought }: { thought: PhotoColumns }): ReactNode {
  const t = useMessages('thought-photos');
  return (
    <ul aria-label={t('title')} className="flex flex-wrap gap-2">
      {photosOf(thought).map((photo, place) => (
        <li key={photo.id}>
          <PhotoThumb photo={photo} number={String(place + 1)} />
        </li>
      ))}
    </ul>
  );
}
