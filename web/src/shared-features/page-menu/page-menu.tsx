import { useState } from 'react';
import { useChoiceToast } from '#core/choices/use-choice-toast.ts';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { PagePicture } from '#core/pages/page-picture.tsx';
import { useSortableMessages } from '#core/sorting/use-sortable-messages.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChoicesGroup } from '#ui/choices-group.tsx';
import { Folded } from '#ui/folded.tsx';
import { SortableList } from '#ui/sortable-list.tsx';
import { usePageMenu } from './use-page-menu.ts';

/** The maximum number of shortcuts that the database accepts (database/migrations/0005_preferences_and_contacts.sql). */
const mostShortcuts = 5;

/** Edits which pages the sidebar shows, and their order. Each change applies at once, and a toast confirms it. */
export function PageMenu() {
  const t = useMessages('page-menu');
  const nameOf = useMessagesOf('titles');
  const confirm = useChoiceToast();
  const { pages, isShown, move, show, reset, isShortcut, setShortcuts } = usePageMenu();
  const [full, setFull] = useState(false);
  const words = useSortableMessages();
  const items = pages.map((page) => ({ id: page.id, name: nameOf(page.id), page }));

  return (
    <div className="flex flex-col gap-3">
      <Folded summary={t('shortcuts')}>
        <ChoicesGroup
          legend={t('shortcutsLegend')}
          name="shortcuts"
          oneColumn
          hint={t('shortcutsHint')}
          error={full && t('shortcutsFull')}
          options={items.filter(({ id }) => isShown(id)).map(({ id, name }) => ({ value: id, label: name }))}
          values={pages.map(({ id }) => id).filter(isShortcut)}
          onChange={(ids) => {
            setFull(ids.length > mostShortcuts);
            if (ids.length <= mostShortcuts) confirm(setShortcuts(ids), t('shortcutsKept'));
          }}
        />
      </Folded>
      <p className="text-muted">{t('text')}</p>
      <SortableList items={items} onMove={(id, place) => confirm(move(id, place), t('orderKept'))} words={words}>
        {({ id, name, page }) => (
          <Checkbox
            name={id}
            label={
              <span className="flex items-center gap-2.5">
                <PagePicture page={page} />
                <span className="min-w-0">{name}</span>
              </span>
            }
            checked={isShown(id)}
            onChange={({ target: { checked } }) =>
              confirm(show(id, checked), checked ? t('shown', { name }) : t('hidden', { name }))
            }
          />
        )}
      </SortableList>
      <div>
        <Button onClick={() => confirm(reset(), t('resetKept'))}>{t('reset')}</Button>
      </div>
    </div>
  );
}
