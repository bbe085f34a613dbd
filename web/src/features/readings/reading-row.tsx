import type { ReactNode } from 'react';
import { BookCheck, BookMarked, BookOpen, Check, Coffee } from 'lucide-react';
import { useFailedToast } from '#core/journal/save-toasts.ts';
import { ItemForm } from '#core/list/item-form.tsx';
import { ItemRow } from '#core/list/item-row.tsx';
import { useListWrites } from '#core/list/use-list-writes.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { Button } from '#ui/button.tsx';
import { ReadingFields } from './reading-fields.tsx';
import { readingList } from './reading-list.ts';
import type { Reading } from './reading-months.tsx';

const marks = { wantToRead: BookMarked, reading: BookOpen, finished: BookCheck, pausedOrStopped: Coffee };

interface ReadingRowProps {
  reading: Reading;
  editing: boolean;
  takesFocus: boolean;
  onEdit: () => void;
  onClose: () => void;
  onRemove: () => void;
}

/** One reading, or its form. A reading in progress has a button that marks it as finished today. */
export function ReadingRow({ reading, editing, takesFocus, onEdit, onClose, onRemove }: ReadingRowProps): ReactNode {
  const t = useMessages('readings');
  const core = useMessages('core');
  const today = useToday();
  const { change } = useListWrites(readingList);
  const failed = useFailedToast();
  const { title, author, status, insights } = reading;
  const Mark = marks[status];
  const finish = () => {
    change(reading, { ...reading, status: 'finished', date: today }).catch(failed(core('errors.savingEntry')));
  };
  return (
    <li className={`rounded-xl border bg-surface-raised px-5 py-3 ${editing ? 'border-primary' : 'border-line'}`}>
      {editing ? (
        <ItemForm
          of={readingList}
          item={reading}
          saveLabel={t('save')}
          save={(values) => change(reading, values)}
          close={onClose}
          takesFocus={takesFocus}
        >
          {(fields) => <ReadingFields fields={fields} />}
        </ItemForm>
      ) : (
        <ItemRow table={readingList.table} item={reading} name={title} onEdit={onEdit} onRemove={onRemove}>
          <p className="font-semibold">{title}</p>
          {author !== null && <p className="text-muted">{author}</p>}
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            <Mark aria-hidden className="size-5 shrink-0 text-primary" />
            {t(status)}
          </p>
          {insights !== null && <p className="mt-2 max-w-prose whitespace-pre-wrap">{insights}</p>}
          {status === 'reading' && (
            <Button
              variant="quiet"
              icon={Check}
              className="-ms-3.5"
              aria-label={t('finishNamed', { title })}
              onClick={finish}
            >
              {t('finish')}
            </Button>
          )}
        </ItemRow>
      )}
    </li>
  );
}
