import { useState, type ReactNode } from 'react';
import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useRemoval } from '#core/journal/use-removal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { changeRow } from '#core/records/write-rows.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { longestTagName, readTagName, tagNamed, tagsTable, type Tag } from './tag-rows.ts';
import type { useTags } from './use-tags.ts';

/** Renames, merges or removes one tag. A toast offers undo. */
export function TagSettings({ tag, tags }: { tag: Tag; tags: ReturnType<typeof useTags> }): ReactNode {
  const t = useMessages('tags');
  const core = useMessages('core');
  const notifySaved = useSavedToast();
  const failed = useFailedToast();
  const remove = useRemoval(tagsTable);
  const [typed, setTyped] = useState(tag.name);
  const [target, setTarget] = useState('');
  const name = readTagName(typed);
  const others = tags.shown.filter(({ id }) => id !== tag.id);
  const problem =
    name === ''
      ? t('nameRequired')
      : [...name].length > longestTagName
        ? t('tooLong')
        : tagNamed(name, others)
          ? t('nameTaken')
          : undefined;
  const refused = core('errors.savingEntry');

  /** The tags that were merged into this one. */
  const merged = tags.rows.filter(({ id }) => id !== tag.id && tags.byId.get(id)?.id === tag.id);

  function change(
    write: () => Promise<void>,
    takeBack: () => Promise<void>,
    said: { saved: string; onDevice: string },
  ): void {
    const undo = () => void takeBack().catch(failed(refused));
    void write().then(() => notifySaved(tagsTable, tag.id, { name: tag.name, ...said, refused }, undo), failed(refused));
  }
  function rename(): void {
    if (name === tag.name || problem !== undefined) return;
    change(
      () => changeRow(tagsTable, tag.id, { name }),
      () => changeRow(tagsTable, tag.id, { name: tag.name }),
      { saved: t('renamed'), onDevice: t('renamedHere') },
    );
  }
  function merge(): void {
    change(
      () => changeRow(tagsTable, tag.id, { merged_into: target }),
      async () => {
        await changeRow(tagsTable, tag.id, { merged_into: null });
        // At the merge, the server also moved the tags of `merged` to the other tag, so move them back.
        for (const { id } of merged) await changeRow(tagsTable, id, { merged_into: tag.id });
      },
      { saved: t('merged'), onDevice: t('mergedHere') },
    );
  }
  return (
    <div className="flex flex-col gap-5 pt-2 pb-2.5">
      <div className="flex flex-col items-start gap-3">
        <TextField
          className="w-full"
          name="tag-name"
          label={t('name')}
          error={name === tag.name ? undefined : problem}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // The dialog is inside the entry's form, which Enter would save.
            event.preventDefault();
            rename();
          }}
        />
        {name !== tag.name && problem === undefined && <Button onClick={rename}>{t('rename')}</Button>}
      </div>
      {others.length > 0 && (
        <div className="flex flex-col items-start gap-3">
          <SelectField
            className="w-full"
            name="merge-into"
            label={t('mergeInto')}
            hint={t('mergeHint', { name: tag.name })}
            value={target}
            options={[{ value: '', label: t('chooseOther') }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={(event) => setTarget(event.target.value)}
          />
          {target !== '' && <Button onClick={merge}>{t('merge')}</Button>}
        </div>
      )}
      <div className="flex flex-col items-start gap-1.5">
        <Button
          variant="danger"
          // The server also removes the tags merged into this one. List them here, so that an undo restores them too.
          onClick={() =>
            void remove([tag, ...merged], { name: tag.name, removed: t('removed'), back: t('back'), notBack: refused })
          }
        >
          {t('remove')}
        </Button>
        <p className="text-sm text-muted">{t('removeHint')}</p>
      </div>
    </div>
  );
}
