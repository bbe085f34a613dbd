import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import type { Values } from '#core/journal/fields.ts';
import { changedFields } from '#core/journal/use-entry-writes.ts';
import { useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { addRow, changeRow, removeRow } from '#core/records/write-rows.ts';
import { useRows } from '#core/records/use-rows.ts';
import { marksOf, visitMarksTable, visits, type Visit, type VisitMark } from '#features/visit/visits.ts';

type Written = Values<typeof visits.fields> & Pick<Visit, 'appointment_id'>;

/**
 * Returns a function that adds a visit with the given id, or changes it. When the person sets a visit to done, it gets the
 * entries marked for the next visit. If another visit is in preparation, the entries also stay marked for that visit.
 * Rejects with NotStored.
 */
export function useVisitSave(): (visit: Visit | undefined, id: string, values: Written) => Promise<void> {
  const t = useMessages('visit');
  const core = useMessages('core');
  const notifySaved = useSavedToast();
  const { rows } = useRows<Visit>(visits.table);
  const marks = useRows<VisitMark>(visitMarksTable).rows;
  return async (visit, id, values) => {
    if (!visit) await addRow(visits.table, values, id);
    else {
      const changed = {
        ...changedFields(visits.fields, visit, values),
        ...(visit.appointment_id !== values.appointment_id && { appointment_id: values.appointment_id }),
      };
      if (Object.keys(changed).length > 0) await changeRow(visits.table, id, changed);
    }
    if (values.done && !visit?.done) {
      const prepares = rows.some((other) => other.id !== id && !other.done);
      await giveMarks(id, marksOf(marks, undefined), prepares);
    }
    notifySaved(visits.table, id, { saved: t('saved'), onDevice: t('savedHere'), refused: core('errors.savingEntry') });
  };
}

/** Copies the marks of the next visit to a visit that is over. Removes the originals unless `stay` is true. */
async function giveMarks(visitId: string, marks: readonly VisitMark[], stay: boolean): Promise<void> {
  for (const { id, entry_table, entry_id, entry_date } of marks) {
    const values = { visit_id: visitId, entry_table, entry_id, entry_date };
    await addRow(visitMarksTable, values, derivedUuid(visitId, entry_id));
    if (!stay) await removeRow(visitMarksTable, id);
  }
}
