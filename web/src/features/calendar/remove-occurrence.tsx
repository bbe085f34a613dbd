import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { RecordedAppointment } from './appointments.ts';
import { useOccurrenceWrites } from './use-occurrence-writes.ts';
import { usePastDayAccess } from './use-past-day-access.ts';

export interface RemoveOccurrenceProps {
  of: RecordedAppointment;
  onClose: () => void;
  /** Runs before the removal. */
  onRemoving: () => void;
}

/**
 * Asks whether to remove one occurrence of a repeating appointment, or also the following ones. On a past day without
 * premium, the dialog offers only the first choice, because the database would refuse to undo the second one.
 */
export function RemoveOccurrence({ of, onClose, onRemoving }: RemoveOccurrenceProps): ReactNode {
  const t = useMessages('calendar');
  const form = useMessages('appointment-form');
  const { removeDay, removeFollowing } = useOccurrenceWrites();
  const { mayWriteOn } = usePastDayAccess();
  const act = (remove: typeof removeDay) => () => {
    onClose();
    onRemoving();
    void remove(of);
  };
  return (
    <Dialog
      role="alertdialog"
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('removeTitle')}
      description={form('removeRepeating')}
      actions={
        <>
          <Button onClick={onClose}>{t('removeCancel')}</Button>
          <Button variant="danger" onClick={act(removeDay)}>
            {form('removeDay')}
          </Button>
          {mayWriteOn(of.date) && (
            <Button variant="danger" onClick={act(removeFollowing)}>
              {form('removeFollowing')}
            </Button>
          )}
        </>
      }
    />
  );
}
