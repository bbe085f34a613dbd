import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Plus } from 'lucide-react';
import { useLocation } from 'react-router';
import { useOpenRow } from '#core/drafts/use-open-row.ts';
import { formIds, useOpenedForm } from '#core/drafts/use-opened-form.ts';
import type { Fields, Values } from '#core/journal/fields.ts';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useFocusAfterRemoval, useFocusBackAfterEditing } from '#core/journal/use-focus-after-removal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useRows } from '#core/records/use-rows.ts';
import { Button } from '#ui/button.tsx';
import { FoldedCard } from '#ui/folded-card.tsx';
import { type Item, nameOf } from './define-list.ts';
import { ItemForm, type ItemFormProps } from './item-form.tsx';
import { ItemRow } from './item-row.tsx';
import { RemoveItemDialog } from './remove-item-dialog.tsx';
import { useListWrites } from './use-list-writes.ts';

interface ListSectionProps<Of extends Fields> extends ItemFormProps<Of> {
  title: string;
  text: string;
  /** Shown while the list is empty. */
  noneMessage: string;
  addLabel: string;
  /** The name of an item, if it is not the text of the list's `named` field. */
  toName?: (values: Values<Of>) => string;
  /** Renders an item's content, which is shown beside its actions and saving state. */
  row: (item: Item<Of>) => ReactNode;
}

/**
 * A collapsible section with a list: summary line, items, form and query state. The person edits an item in its place,
 * confirms a removal once, and can then undo it. A link to `#list-<table>` opens the section. The page passes the texts, the
 * content of each row and the form's fields.
 */
export function ListSection<Of extends Fields>(props: ListSectionProps<Of>): ReactNode {
  const { title, text, noneMessage, addLabel, row, toName, ...form } = props;
  const { of } = form;
  const t = useMessages('journal');
  const core = useMessages('core');
  const { rows, state, known, retry } = useRows<Item<Of>>(of.table);
  const { add, change, remove } = useListWrites(of, toName);
  const { opened, byPress, open } = useOpenedForm(of.table, formIds(rows));
  const withOpened = useOpenRow(rows, opened);
  const [leaving, setLeaving] = useState<Item<Of> | null>(null);
  const { hash, key } = useLocation();
  const id = `list-${of.table}`;
  const { heading, expect } = useFocusAfterRemoval(rows);
  const section = useFocusBackAfterEditing<HTMLElement>(opened);
  const close = () => open(null);
  const nameOfItem = (item: Item<Of>) => toName?.(item) ?? nameOf(of, item);
  const names = new Intl.ListFormat(useLocale()).format(rows.map(nameOfItem));
  // While the rows are unknown, do not say that the list is empty.
  const noneOrWhy = known
    ? noneMessage
    : state === 'absent'
      ? t(state)
      : state === 'failed' && core('errors.loadingEntries');
  return (
    <FoldedCard
      ref={section}
      id={id}
      askedFor={hash === `#${id}` ? key : undefined}
      heading={heading}
      title={title}
      summary={rows.length > 0 ? names : noneOrWhy}
      initiallyOpen={opened !== null}
    >
      <p className="text-muted">{text}</p>
      <QueryStateNotice reading={state} retry={retry} />
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {withOpened.map((item) => (
          <li key={item.id} className="py-3">
            {opened === item.id ? (
              <ItemForm {...form} item={item} save={(values) => change(item, values)} close={close} takesFocus={byPress} />
            ) : (
              <ItemRow
                table={of.table}
                item={item}
                name={nameOfItem(item)}
                onEdit={() => open(item.id)}
                onRemove={() => setLeaving(item)}
              >
                {row(item)}
              </ItemRow>
            )}
          </li>
        ))}
      </ul>
      {opened === 'new' ? (
        <ItemForm {...form} save={add} close={close} takesFocus={byPress} />
      ) : (
        <Button icon={Plus} className="self-start" data-edit="new" onClick={() => open('new')}>
          {addLabel}
        </Button>
      )}
      <RemoveItemDialog
        name={leaving && nameOfItem(leaving)}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving === null) return;
          expect(leaving.id);
          void remove(leaving);
        }}
      />
    </FoldedCard>
  );
}
