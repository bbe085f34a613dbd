import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { RecordedAppointment } from './appointments.ts';
import { useOccurrenceWrites } from './use-occurrence-writes.ts';
import { usePastDayAccess } from './use-past-day-access.ts';

export interface RemoveAppointmentProps {
  of: RecordedAppointment;
  onClose: () => void;
  /** Runs before the removal. */
  onRemoving: () => void;
}

/**
 * Asks for confirmation before an appointment is removed. For a repeating appointment, it asks whether to remove one
 * occurrence, or also the following ones. For an occurrence on a past day without premium, it offers only to remove that
 * occurrence, because the database would refuse to undo the other choice.
 */
export function RemoveAppointment({ of, onClose, onRemoving }: RemoveAppointmentProps): ReactNode {
  const t = useMessages('calendar');
  const form = useMessages('appointment-form');
  const { removeDay, removeFollowing } = useOccurrenceWrites();
  const { mayWriteOn } = usePastDayAccess();
  const isOccurrence = of.series !== undefined;
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
      description={isOccurrence ? form('removeRepeating') : t('removeText')}
      actions={
        <>
          <Button onClick={onClose}>{t('removeCancel')}</Button>
          {isOccurrence && (
            <Button variant="danger" onClick={act(removeDay)}>
              {form('removeDay')}
            </Button>
          )}
          {(!isOccurrence || mayWriteOn(of.date)) && (
            <Button variant="danger" onClick={act(removeFollowing)}>
              {isOccurrence ? form('removeFollowing') : t('removeConfirm')}
            </Button>
          )}
        </>
      }
    />
  );
}
