import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { Image, X } from 'lucide-react';
import { LazyPlaceholder } from '#core/lazy/lazy-placeholder.tsx';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ItemPhotoField, type ItemPhotoFieldProps } from '#shared-features/row-photos/item-photo-field.tsx';
import { Button } from '#ui/button.tsx';
import { loadPictureNames, suggestPictures, type PictureName } from './picture-names.ts';
import { Picture } from './picture.tsx';
import { PicturePicker } from './picture-picker.tsx';

interface PictureFieldProps {
  /** The id of the chosen picture; null without one. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** The message, by whose words pictures are suggested. */
  message: string;
  /** The person's own photo, which is shown instead of the picture. */
  photo: ItemPhotoFieldProps;
}

/** The most suggestions at once, so that the choice stays small. */
const mostSuggestions = 3;

/** The picture of a message: one of the app's, or the person's own photo. Nothing is chosen by itself. */
export function PictureField({ photo, ...picture }: PictureFieldProps): ReactNode {
  const t = useMessages('message-pictures');
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className="flex flex-col gap-3">
      <p id={labelId} className="text-sm font-semibold">
        {t('picture')}
      </p>
      {photo.value === null && <AppPicture {...picture} />}
      <ItemPhotoField {...photo} />
    </div>
  );
}

/** A button opens all pictures of the app, and others offer those that suit the message. */
function AppPicture({ value, onChange, message }: Omit<PictureFieldProps, 'photo'>): ReactNode {
  const t = useMessages('message-pictures');
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { loaded: names, retry } = useLoaded<readonly PictureName[]>(useLanguage(), loadPictureNames);
  const suggested = useMemo(
    () => (value === null && !open && names ? suggestPictures(names, message, mostSuggestions) : []),
    [value, open, names, message],
  );
  const choose = (id: string | null) => {
    onChange(id);
    setOpen(false);
    // The pressed button disappears.
    opener.current?.focus();
  };
  const name = value !== null && names?.find(({ id }) => id === value)?.name;
  return (
    <div className="flex flex-col gap-3">
      {value !== null && (
        <div className="flex items-center gap-3">
          <Picture id={value} size={4} />
          <p className="first-letter:uppercase">{name}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {suggested.map((each) => (
          <Button key={each.id} className="px-2!" onClick={() => choose(each.id)}>
            <Picture id={each.id} size={2} />
            {t('use', { name: each.name })}
          </Button>
        ))}
        <Button ref={opener} icon={Image} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'close' : value === null ? 'choose' : 'change')}
        </Button>
        {value !== null && (
          <Button variant="quiet" icon={X} onClick={() => choose(null)}>
            {t('remove')}
          </Button>
        )}
      </div>
      {open &&
        (names ? (
          <PicturePicker names={names} chosen={value} onChoose={choose} />
        ) : (
          <LazyPlaceholder failed={names === null} onRetry={retry} />
        ))}
    </div>
  );
}
