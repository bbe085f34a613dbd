import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { EntryTags } from '#shared-features/tags/lazy-tags.tsx';
import { StickerPicture } from './lazy-sticker.tsx';
import { PhotosOfThought } from './thought-photos/lazy-photos.tsx';
import { PinButton } from './thought-pins/lazy-pins.ts';
import type { Thought } from './thoughts-entries.ts';

/** A thought in the list: the text, its stickers with their names, and the button that pins it. */
export function ThoughtText({ thought }: { thought: Thought }): ReactNode {
  const t = useMessages('thoughts');
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="break-words whitespace-pre-wrap">{thought.text}</p>
      {thought.stickers && (
        <ul aria-label={t('stickers')} className="flex flex-wrap gap-x-4 gap-y-1">
          {thought.stickers.map((sticker) => (
            <li key={sticker} className="flex items-center gap-1.5 text-sm text-muted">
              <StickerPicture sticker={sticker} className="size-7 shrink-0" />
              <span className="inline-block first-letter:uppercase">{t(sticker)}</span>
            </li>
          ))}
        </ul>
      )}
      <PhotosOfThought thought={thought} />
      <EntryTags ids={thought.tags} />
      <PinButton thought={thought} />
    </div>
  );
}
