import { useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import type { Fields } from '#core/journal/fields.ts';
import { ReadingStates } from '#core/journal/reading-states.tsx';
import { useFocusAfterRemoval } from '#core/journal/use-focus-after-removal.ts';
import { useFocusBackAfterEditing } from '#core/journal/use-focus-back-after-editing.ts';
import { useRows } from '#core/records/use-rows.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { Item } from './define-list.ts';
import { ItemForm, type ItemFormProps } from './item-form.tsx';
import { ItemRow } from './item-row.tsx';
import { nameOf } from './name-of.ts';
import { RemoveItemDialog } from './remove-item-dialog.tsx';
import { useListWrites } from './use-list-writes.ts';

interface ListSectionProps<Of extends Fields> extends ItemFormProps<Of> {
  title: string;
  text: string;
  /** Said when there is nothing yet. */
  noneWords: string;
  addWords: string;
  /** What an item looks like; editing, removing and where it is saved stand beside it. */
  row: (item: Item<Of>) => ReactNode;
}

/**
 * The shell of a list: its items, added below them, edited where they stand, removed (asked once, then undoable), and how well they
 * are known. The page brings the words, what a row looks like, and the fields of the form as children.
 */
export function ListSection<Of extends Fields>(props: ListSectionProps<Of>): ReactNode {
  const { title, text, noneWords, addWords, row, ...form } = props;
  const { of } = form;
  const { rows, state, retry } = useRows<Item<Of>>(of.table);
  const { add, change, remove } = useListWrites(of);
  const [opened, setOpened] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Item<Of> | null>(null);
  const { heading, expect } = useFocusAfterRemoval(rows);
  const section = useFocusBackAfterEditing<HTMLElement>(opened);
  const headingId = `list-${of.table}`;
  const close = () => setOpened(null);
  return (
    <Card ref={section} aria-labelledby={headingId} className="flex flex-col gap-4">
      <div>
        <h2 id={headingId} ref={heading} tabIndex={-1} className="text-lg">
          {title}
        </h2>
        <p className="text-muted">{text}</p>
      </div>
      <ReadingStates reading={state} retry={retry} />
      {rows.length === 0 && (state === 'ready' || state === 'offline') && <p>{noneWords}</p>}
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {rows.map((item) => (
          <li key={item.id} className="py-3">
            {opened === item.id ? (
              <ItemForm {...form} item={item} save={(values) => change(item, values)} close={close} />
            ) : (
              <ItemRow
                table={of.table}
                item={item}
                name={nameOf(of, item)}
                onEdit={() => setOpened(item.id)}
                onRemove={() => setLeaving(item)}
              >
                {row(item)}
              </ItemRow>
            )}
          </li>
        ))}
      </ul>
      {opened === 'new' ? (
        <ItemForm {...form} save={add} close={close} />
      ) : (
        <Button icon={Plus} className="self-start" data-edit="new" onClick={() => setOpened('new')}>
          {addWords}
        </Button>
      )}
      <RemoveItemDialog
        name={leaving && nameOf(of, leaving)}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving === null) return;
          expect(leaving.id);
          void remove(leaving);
        }}
      />
    </Card>
  );
}
