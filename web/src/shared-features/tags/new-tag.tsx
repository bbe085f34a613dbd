import { useState, type ReactNode } from 'react';
import { mostTagsOfEntry } from '#core/journal/fields.ts';
import { useFailedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { addRow } from '#core/records/write-rows.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { longestTagName, mostTags, readTagName, tagNamed, tagsTable } from './tag-rows.ts';
import type { useTags } from './use-tags.ts';

interface NewTagProps {
  tags: ReturnType<typeof useTags>;
  chosen: readonly string[];
  onChoose: (id: string) => void;
}

/** Creates a tag from a typed name and adds it to the entry. If a tag of this name exists, adds the existing tag. */
export function NewTag({ tags, chosen, onChoose }: NewTagProps): ReactNode {
  const t = useMessages('tags');
  const core = useMessages('core');
  const failed = useFailedToast();
  const [typed, setTyped] = useState('');
  const name = readTagName(typed);
  const problem =
    [...name].length > longestTagName
      ? t('tooLong')
      : name !== '' && tags.shown.length >= mostTags && !tagNamed(name, tags.shown)
        ? t('tooMany')
        : undefined;

  async function make(): Promise<void> {
    if (name === '' || problem !== undefined) return;
    try {
      onChoose(tagNamed(name, tags.shown)?.id ?? (await addRow(tagsTable, { name, merged_into: null })));
      setTyped('');
    } catch (reason) {
      failed(core('errors.savingEntry'))(reason);
    }
  }

  if (chosen.length >= mostTagsOfEntry) return null;
  return (
    <div className="flex max-w-xl flex-wrap items-end gap-3">
      <TextField
        className="min-w-0 flex-1 basis-48"
        name="new-tag"
        label={t('newTag')}
        hint={name !== '' ? t('createFirst') : tags.shown.length === 0 && t('hint')}
        error={problem}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // Enter would save the entry, which the person has not finished.
          event.preventDefault();
          void make();
        }}
      />
      {name !== '' && <Button onClick={() => void make()}>{t('create')}</Button>}
    </div>
  );
}
