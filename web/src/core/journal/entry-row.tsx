import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import type { SavingState } from '#core/rows/apply-operations.ts';
import { Button } from '#ui/button.tsx';
import { formatTime } from './format-measure.ts';
import { SavingMark } from './saving-mark.tsx';

interface EntryRowProps {
  table: string;
  entry: { readonly id: string; readonly created_at: string; readonly saving: SavingState };
  /** The form above is editing this entry. */
  busyEditing: boolean;
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  /** Names the entry if its time of creation does not; the time is then hidden. */
  name?: string;
  /** More actions after edit and remove. */
  more?: ReactNode;
  children: ReactNode;
}

/** One entry: the page's content, its time, its saving state and its actions. */
export function EntryRow(props: EntryRowProps): ReactNode {
  const { table, entry, busyEditing, onEdit, onRemove, name, more, children } = props;
  const core = useMessages('core');
  const locale = useLocale();
  const time = name ?? formatTime(entry.created_at, locale);
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 rounded-xl border bg-surface-raised px-5 pt-2 pb-1 ${busyEditing ? 'border-primary' : 'border-line'}`}
    >
      <div className="min-w-0 flex-1 basis-56 break-words">{children}</div>
      <div className="flex min-h-11 grow flex-wrap items-center justify-between gap-x-3">
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {name === undefined && <time dateTime={entry.created_at}>{time}</time>}
          <SavingMark table={table} rowId={entry.id} state={entry.saving} />
        </p>
        <div className="-mx-3.5 flex flex-wrap empty:hidden">
          {onEdit && (
            <Button
              variant="quiet"
              icon={Pencil}
              data-edit={entry.id}
              aria-label={`${core('actions.edit')} · ${time}`}
              onClick={onEdit}
            >
              {core('actions.edit')}
            </Button>
          )}
          {onRemove && (
            <Button variant="quiet" icon={Trash2} aria-label={`${core('actions.remove')} · ${time}`} onClick={onRemove}>
              {core('actions.remove')}
            </Button>
          )}
          {more}
        </div>
      </div>
    </li>
  );
}
