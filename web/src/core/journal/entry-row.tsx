import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { SavingState } from '#core/rows/apply-operations.ts';
import { Button } from '#ui/button.tsx';
import { formatEntryTime, momentOfEntry, type Timed } from './entry-time.ts';
import { SavingMark } from './saving-mark.tsx';

/** The page's content of one entry. */
export interface EntryContent {
  /** Summary of the entry, beside its time and button. */
  line?: ReactNode;
  /** Content that does not fit the summary's line, such as notes, shown beneath it. */
  details?: ReactNode;
}

interface EntryRowProps extends EntryContent {
  table: string;
  entry: Timed & {
    readonly id: string;
    readonly saving: SavingState;
    /** Set if the entry is one day of a repeating entry: the stored row, which has the saving state. */
    readonly series?: { readonly id: string };
  };
  /** Whether the form above is editing this entry. */
  busyEditing: boolean;
  onEdit: (() => void) | undefined;
  /** Shows a remove button. Only for an entry that cannot be edited: people remove all other entries in the edit form. */
  onRemove?: (() => void) | undefined;
  /** Replaces the time in the button's accessible name. The entry's time is then hidden. */
  name?: string;
  /** More actions, beneath the entry. */
  more?: ReactNode;
}

/**
 * One entry. The first line has the time, the summary and the action. Below it are the details, the saving state if the entry
 * is not saved, and more actions.
 */
export function EntryRow(props: EntryRowProps): ReactNode {
  const { table, entry, busyEditing, onEdit, onRemove, name, more, line, details } = props;
  const core = useMessages('core');
  const locale = useLocale();
  const time = name ?? formatEntryTime(entry, locale);
  const act = onEdit ?? onRemove;
  const words = core(onEdit ? 'actions.edit' : 'actions.remove');
  return (
    <li
      className={`flex flex-wrap items-start gap-x-3 rounded-xl border bg-surface-raised px-4 ${busyEditing ? 'border-primary' : 'border-line'}`}
    >
      {name === undefined && (
        <time dateTime={momentOfEntry(entry)} className="py-3 text-sm text-muted tabular-nums">
          {time}
        </time>
      )}
      <div className="min-w-0 flex-1 py-2.5 break-words">{line}</div>
      {act && (
        <Button variant="quiet" className="-me-3.5" data-edit={entry.id} aria-label={`${words} · ${time}`} onClick={act}>
          {words}
        </Button>
      )}
      <div className="flex basis-full flex-col gap-1 pb-2.5 break-words empty:hidden">{details}</div>
      <div className="basis-full pb-2.5 empty:hidden">
        <SavingMark table={table} rowId={(entry.series ?? entry).id} state={entry.saving} />
      </div>
      {more && <div className="-mx-3.5 flex basis-full flex-wrap">{more}</div>}
    </li>
  );
}
