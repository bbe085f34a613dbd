import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import type { Values } from '#core/journal/fields.ts';
import { useSavedToast } from '#core/journal/save-toasts.ts';
import { useEntryWrites } from '#core/journal/use-entry-writes.ts';
import { useRemoval } from '#core/journal/use-removal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { whenSettled } from '#core/journal/when-settled.ts';
import { addRow, changeRow } from '#core/records/write-rows.ts';
import { useToast } from '#ui/use-toast.ts';
import { movableFields } from './appointment-form/form-fields.ts';
import { appointments, type RecordedAppointment } from './appointments.ts';
import { rowOf } from './stored-row.ts';

const { table } = appointments;
const movable = { ...appointments, fields: movableFields };

/** The columns of the stored row that end a repeating appointment or leave out some of its days. */
type Bounds = Partial<Pick<RecordedAppointment, 'left_out' | 'repeat_until'>>;

/**
 * Changes and removes one occurrence of a repeating appointment, or that one and the following ones
 * (docs/decisions/0103). Each function resolves once the device has stored the write. If the device cannot store it, a change
 * rejects with NotStored, and a removal shows a toast.
 */
export function useOccurrenceWrites() {
  const t = useMessages('calendar');
  const journal = useMessages('journal');
  const core = useMessages('core');
  const refused = core('errors.savingEntry');
  const { showToast } = useToast();
  const notifySaved = useSavedToast();
  const removal = useRemoval(table);
  const { change, failed } = useEntryWrites(movable);
  const words = { removed: t('removed'), back: t('restored'), notBack: refused };

  /** Changes `left_out` or `repeat_until` of the stored row. If another device changed them meanwhile, the person chooses. */
  const bound = (of: RecordedAppointment, bounds: Bounds, before: Bounds) =>
    changeRow(table, rowOf(of).id, bounds, { updated_at: (of as { updated_at?: string }).updated_at, ...before });

  const notifyChanged = (id: string, { name }: { name: string }) =>
    notifySaved(table, id, { name, saved: journal('changed'), onDevice: journal('changedHere'), refused });

  const leaveOut = (of: RecordedAppointment): { after: Bounds; before: Bounds } => {
    const left = of.left_out ?? [];
    return { after: { left_out: [...left, of.date].toSorted() }, before: { left_out: left } };
  };

  async function removeWithUndo(of: RecordedAppointment, after: Bounds, before: Bounds): Promise<void> {
    const undo = async () => {
      try {
        await changeRow(table, rowOf(of).id, before, after);
        notifySaved(table, rowOf(of).id, { saved: t('restored'), onDevice: t('restored'), refused });
      } catch (problem) {
        failed(refused)(problem);
      }
    };
    try {
      await bound(of, after, before);
    } catch (problem) {
      failed(core('errors.removingEntry'))(problem);
      return;
    }
    void whenSettled(table, rowOf(of).id).then((state) => {
      if (state === 'refused')
        showToast({
          title: core('errors.removingEntry'),
          description: journal('notRemovedText'),
          variant: 'destructive',
        });
      else
        showToast({
          title: t('removed'),
          description: state === 'saved' ? undefined : journal('removedHereText'),
          action: { label: core('actions.undo'), onAct: () => void undo() },
        });
    });
  }

  return {
    /**
     * Gives one occurrence its own row, then leaves its day out of the repeating row. If the second write fails, the
     * occurrence is not lost.
     */
    async changeDay(of: RecordedAppointment, values: Values<typeof movableFields>): Promise<void> {
      const id = derivedUuid(rowOf(of).id, of.date);
      const { after, before } = leaveOut(of);
      await addRow(table, { ...values, repeat: null, repeat_until: null }, id);
      await bound(of, after, before);
      notifyChanged(id, values);
    },
    /**
     * Changes this occurrence and the following ones: the stored row ends on the day before, and a new row continues. Changes
     * only the stored row if this is the first occurrence.
     */
    async changeFollowing(of: RecordedAppointment, values: Values<typeof movableFields>): Promise<void> {
      if (of.date === rowOf(of).date) return change(rowOf(of), values);
      const id = derivedUuid(rowOf(of).id, `${of.date} following`);
      const left_out = (of.left_out ?? []).filter((day: CalendarDate) => day > of.date);
      await addRow(table, { ...values, left_out }, id);
      await bound(of, { repeat_until: addDays(of.date, -1) }, { repeat_until: of.repeat_until });
      notifyChanged(id, values);
    },
    removeDay(of: RecordedAppointment): Promise<void> {
      const { after, before } = leaveOut(of);
      return removeWithUndo(of, after, before);
    },
    /** Removes this occurrence and the following ones, or an appointment that does not repeat. */
    async removeFollowing(of: RecordedAppointment): Promise<void> {
      if (of.date === rowOf(of).date) return removal(rowOf(of), words);
      await removeWithUndo(of, { repeat_until: addDays(of.date, -1) }, { repeat_until: of.repeat_until });
    },
  };
}
