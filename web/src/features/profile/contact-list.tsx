import { useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { EntryForm } from '#core/journal/form/entry-form.tsx';
import type { Item, List } from '#core/journal/define-list.ts';
import type { Fields, Values } from '#core/journal/fields.ts';
import { ReadingStates } from '#core/journal/reading-states.tsx';
import { useFocusAfterRemoval } from '#core/journal/use-focus-after-removal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useRows } from '#core/records/use-rows.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ContactRow } from './contact-row.tsx';
import { useContactWrites } from './use-contact-writes.ts';

interface ContactListProps<Of extends Fields> {
  of: List<Of>;
  title: string;
  text: string;
  noneWords: string;
  addWords: string;
  check?: (values: Values<Of>) => { readonly [Name in keyof Of]?: string };
  row: (contact: Item<Of>) => ReactNode;
  /** The fields of the form, laid out by hand. */
  children: (fields: BoundFields<Of>) => ReactNode;
}

/** People with a way to reach them: added, edited where they stand, removed (asked once, then undoable). */
export function ContactList<Of extends Fields & { name: Fields[string] }>(props: ContactListProps<Of>): ReactNode {
  const { of, title, text, noneWords, addWords, check, row, children } = props;
  const t = useMessages('profile');
  const { rows, state, retry } = useRows<Item<Of>>(of.table);
  const { add, change, remove } = useContactWrites(of);
  const [opened, setOpened] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<(typeof rows)[number] | null>(null);
  const { heading, expect } = useFocusAfterRemoval(rows);
  const headingId = `contacts-${of.table}`;
  const nameOf = (contact: Item<Of>) => String(contact['name']);
  const close = () => {
    setOpened(null);
    heading.current?.focus();
  };
  const form = (contact: Item<Of> | undefined, save: (values: Values<Of>) => Promise<void>) => (
    <EntryForm
      fields={of.fields}
      draftKey={`${of.table}:${contact?.id ?? 'new'}`}
      initial={contact}
      saveLabel={t('saveContact')}
      save={save}
      onSaved={close}
      onCancel={close}
      check={check}
    >
      {children}
    </EntryForm>
  );
  return (
    <Card aria-labelledby={headingId} className="flex flex-col gap-4">
      <div>
        <h2 id={headingId} ref={heading} tabIndex={-1} className="text-lg">
          {title}
        </h2>
        <p className="text-muted">{text}</p>
      </div>
      <ReadingStates reading={state} retry={retry} failedWords={t('listFailed')} />
      {rows.length === 0 && (state === 'ready' || state === 'offline') && <p>{noneWords}</p>}
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {rows.map((contact) => (
          <li key={contact.id} className="py-3">
            {opened === contact.id ? (
              form(contact, (values) => change(contact, values))
            ) : (
              <ContactRow
                name={nameOf(contact)}
                saving={contact.saving}
                onEdit={() => setOpened(contact.id)}
                onRemove={() => setLeaving(contact)}
              >
                {row(contact)}
              </ContactRow>
            )}
          </li>
        ))}
      </ul>
      {opened === 'new' ? (
        form(undefined, add)
      ) : (
        <Button icon={Plus} className="self-start" onClick={() => setOpened('new')}>
          {addWords}
        </Button>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(stays) => !stays && setLeaving(null)}
        title={leaving ? t('removeTitle', { name: nameOf(leaving) }) : ''}
        description={t('removeText')}
        confirmLabel={t('removeConfirm')}
        cancelLabel={t('removeCancel')}
        onConfirm={() => {
          if (leaving === null) return;
          expect(leaving.id);
          void remove(leaving);
        }}
      />
    </Card>
  );
}
