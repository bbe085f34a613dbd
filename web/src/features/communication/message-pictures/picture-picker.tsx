import { useMemo, useState, type ReactNode } from 'react';
import { LazyPlaceholder } from '#core/lazy/lazy-placeholder.tsx';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { findPictures, type PictureName } from './picture-names.ts';
import { loadDrawings, Picture } from './picture.tsx';
import type { PictureGroup } from './read-drawings.ts';

interface PicturePickerProps {
  names: readonly PictureName[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The names of the categories in drawings.ts, which are also keys of the messages. */
export const groupNames = ['answers', 'talk', 'needs', 'feelings', 'body', 'people', 'places', 'food', 'day'] as const;

/** All pictures by category, and a search in all categories. A press chooses a picture. */
export function PicturePicker({ names, chosen, onChoose }: PicturePickerProps): ReactNode {
  const t = useMessages('message-pictures');
  const { loaded, retry } = useLoaded('drawings', loadDrawings);
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState<string>();
  const groups = loaded?.groups;
  const asked = group ?? (groups?.find(({ ids }) => chosen !== null && ids.includes(chosen)) ?? groups?.[0])?.name;
  const isSearch = query.trim() !== '';
  const shown = useMemo(
    () =>
      isSearch
        ? findPictures(names, query)
        : inGroup(
            names,
            groups?.find(({ name }) => name === asked),
          ),
    [names, query, isSearch, groups, asked],
  );
  if (!loaded) return <LazyPlaceholder failed={loaded === null} onRetry={retry} />;
  return (
    <div className="flex flex-col gap-3">
      <TextField
        type="search"
        name="picture-search"
        label={t('search')}
        autoComplete="off"
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        // Enter would save the message.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {!isSearch && (
        <SelectField
          name="picture-group"
          label={t('group')}
          value={asked ?? ''}
          onChange={({ currentTarget }) => setGroup(currentTarget.value)}
          options={groupNames.map((value) => ({ value, label: t(value) }))}
        />
      )}
      <p role="status" className={shown.length > 0 ? 'sr-only' : 'text-muted'}>
        {isSearch && (shown.length > 0 ? t('found', { count: shown.length }) : t('nothing'))}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(5.5rem,24%),1fr))] gap-2">
        {shown.map(({ id, name }) => (
          <li key={id} className="flex">
            <button
              type="button"
              aria-pressed={id === chosen}
              className={`relative flex w-full flex-col items-center justify-start rounded-md border p-1 text-center text-xs wrap-anywhere hyphens-auto hover:bg-surface-sunken sm:text-sm ${
                id === chosen ? 'border-primary bg-primary-soft font-semibold' : 'border-edge bg-surface-raised'
              }`}
              onClick={() => onChoose(id)}
            >
              <Picture id={id} size={3.5} />
              <span className="first-letter:uppercase">{name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('source')}</p>
    </div>
  );
}

function inGroup(names: readonly PictureName[], group: PictureGroup | undefined): readonly PictureName[] {
  const ids = group?.ids ?? [];
  return names.filter(({ id }) => ids.includes(id));
}
