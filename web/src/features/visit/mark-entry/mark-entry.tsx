import type { ReactNode } from 'react';
import { ClipboardPlus, ClipboardX } from 'lucide-react';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import type { EntryActionsProps } from '#core/journal/entry-actions.ts';
import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useRows } from '#core/records/use-rows.ts';
import { addRow, removeRow } from '#core/records/write-rows.ts';
import { Button } from '#ui/button.tsx';
import { marksOf, visitMarksTable, type VisitMark } from '../visits.ts';

/** The button that puts an entry on the list for the next visit, or takes it off the list. */
export function MarkEntry({ table, entry }: EntryActionsProps): ReactNode {
  const t = useMessages('mark-entry');
  const core = useMessages('core');
  const notifySaved = useSavedToast();
  const failed = useFailedToast();
  const { rows, state, known } = useRows<VisitMark>(visitMarksTable);
  // After a failed request the button still works. If the entry is already marked, a second mark does no harm, because both
  // have the same id.
  if (!known && state === 'loading') return null;
  const mark = marksOf(rows, undefined).find(({ entry_id }) => entry_id === entry.id);
  const refused = core('errors.savingEntry');

  async function toggle(): Promise<void> {
    const words = mark
      ? { saved: t('unmarked'), onDevice: t('unmarked'), refused }
      : { saved: t('marked'), onDevice: t('marked'), refused };
    try {
      if (mark) await removeRow(visitMarksTable, mark.id);
      else {
        const values = { visit_id: null, entry_table: table, entry_id: entry.id, entry_date: entry.date };
        await addRow(visitMarksTable, values, nextVisitMarkId(entry.id));
      }
      notifySaved(visitMarksTable, mark?.id ?? nextVisitMarkId(entry.id), words);
    } catch (problem) {
      failed(refused)(problem);
    }
  }
  return (
    <Button variant="quiet" icon={mark ? ClipboardX : ClipboardPlus} onClick={() => void toggle()}>
      {mark ? t('unmark') : t('mark')}
    </Button>
  );
}

/** The id of an entry's mark for the next visit. It is derived from the entry, so that two offline devices make one mark. */
const nextVisitMarkId = (entryId: string) => derivedUuid(entryId, 'next visit');
