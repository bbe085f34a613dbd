import { useContext, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useShownRows } from '#core/long-list/use-shown-rows.tsx';
import type { Shapes } from '#ui/illustrations/drawing.tsx';
import type { Entry, Journal } from './define-journal.ts';
import { EntryActions } from './entry-actions.ts';
import { EntriesState } from './entries-state.tsx';
import { type EntryContent, EntryRow } from './entry-row.tsx';
import type { Fields } from './fields.ts';
import { type RecordedEntry, useJournal } from './journal-context.ts';
import { useEntryWrites } from './use-entry-writes.ts';
import { useFocusAfterRemoval, useFocusBackAfterEditing } from './use-focus-after-removal.ts';

interface EntryListProps<Of extends Fields> {
  of: Journal<Of>;
  /** The page's own drawing, for a day without entries. */
  drawing: Shapes;
  row: (entry: Entry<Of>) => EntryContent;
  /**
   * Puts the shown entries in groups with headings. If it returns null, or without this function, there is one list without
   * a heading.
   */
  groups?: (
    shown: readonly RecordedEntry<Of>[],
  ) => readonly { readonly heading: string; readonly entries: readonly RecordedEntry<Of>[] }[] | null;
}

/**
 * Lists the entries of the selected date and confirms each removal. People remove an entry in its edit form. An entry on a
 * future date cannot be edited, so it has a remove button here.
 */
export function EntryList<Of extends Fields>({ of, drawing, row, groups }: EntryListProps<Of>): ReactNode {
  const t = useMessages('journal');
  const locale = useLocale();
  const { date, entries, writing, editing, edit, leaving, askRemoval } = useJournal(of);
  const { remove } = useEntryWrites(of);
  const renderActions = useContext(EntryActions);
  const { shown, more } = useShownRows(entries, { fields: of.fields, open: editing?.id, newest: true, restart: date });
  const { heading, expect } = useFocusAfterRemoval(entries);
  const list = useFocusBackAfterEditing<HTMLElement>(editing?.id ?? null);

  const confirmRemoval = () => {
    if (leaving === null) return;
    if (leaving.id === editing?.id) edit(null);
    expect(leaving.id);
    void remove(leaving);
  };
  const listOf = (rows: readonly RecordedEntry<Of>[]) => (
    <ul className="flex flex-col gap-2 empty:hidden">
      {rows.map((entry) => (
        <EntryRow
          key={entry.id}
          table={of.table}
          entry={entry}
          busyEditing={entry.id === editing?.id}
          onEdit={writing === 'open' ? () => edit(entry) : undefined}
          // Entries on a future date (from another time zone or an older app) must stay removable.
          onRemove={writing === 'notYet' ? () => askRemoval(entry) : undefined}
          // Without premium an entry has no form with its actions.
          more={writing === 'plan' && renderActions?.({ table: of.table, entry })}
          {...row(entry)}
        />
      ))}
    </ul>
  );
  return (
    <section ref={list} className="flex flex-col gap-4" aria-labelledby="journal-entries">
      <h2 id="journal-entries" ref={heading} tabIndex={-1} className="text-lg">
        {t('entriesOf', { date: formatDate(date, locale, { day: 'numeric', month: 'long' }) })}
      </h2>
      <EntriesState of={of} drawing={drawing} />
      {more}
      {groups?.(shown)?.map(({ heading, entries: rows }) => (
        <div key={heading} className="flex flex-col gap-2">
          <h3 className="font-semibold">{heading}</h3>
          {listOf(rows)}
        </div>
      )) ?? listOf(shown)}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(stays) => !stays && askRemoval(null)}
        title={t('removeTitle')}
        description={t('removeText')}
        confirmLabel={t('removeConfirm')}
        cancelLabel={t('removeCancel')}
        onConfirm={confirmRemoval}
      />
    </section>
  );
}
