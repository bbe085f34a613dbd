import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { SavingState } from '#core/rows/apply-operations.ts';
import { Button } from '#ui/button.tsx';
import { formatTime } from './format-measure.ts';
import { SavingMark } from './saving-mark.tsx';

/** The page's content of one entry. */
export interface EntryContent {
  /** Its summary, beside the time and the action. */
  line?: ReactNode;
  /** All that does not fit one line, such as notes, beneath it. */
  details?: ReactNode;
}

interface EntryRowProps extends EntryContent {
  table: string;
  entry: { readonly id: string; readonly created_at: string; readonly saving: SavingState };
  /** The form above is editing this entry. */
  busyEditing: boolean;
  onEdit: (() => void) | undefined;
  /** For an entry that cannot be edited; the edit form removes the others. */
  onRemove?: (() => void) | undefined;
  /** Names the entry if its time of creation does not; the time is then hidden. */
  name?: string;
  /** More actions, beneath the entry. */
  more?: ReactNode;
}

/** One entry: time, summary and action on one line; beneath them details, the saving state if not saved, and more actions. */
export function EntryRow(props: EntryRowProps): ReactNode {
  const { table, entry, busyEditing, onEdit, onRemove, name, more, line, details } = props;
  const core = useMessages('core');
  const locale = useLocale();
  const time = name ?? formatTime(entry.created_at, locale);
  const act = onEdit ?? onRemove;
  const words = core(onEdit ? 'actions.edit' : 'actions.remove');
  return (
    <li
      className={`flex flex-wrap items-start gap-x-3 rounded-xl border bg-surface-raised px-4 ${busyEditing ? 'border-primary' : 'border-line'}`}
    >
      {name === undefined && (
        <time dateTime={entry.created_at} className="py-3 text-sm text-muted tabular-nums">
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
        <SavingMark table={table} rowId={entry.id} state={entry.saving} />
      </div>
      {more && <div className="-mx-3.5 flex basis-full flex-wrap">{more}</div>}
    </li>
  );
}
