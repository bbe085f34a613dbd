import { useSavedToast } from '#core/journal/save-toasts.ts';
import { changedFields } from '#core/journal/use-entry-writes.ts';
import type { Values } from '#core/journal/fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { addRow, changeRow } from '#core/records/write-rows.ts';
import { writeInstant } from '#lib/instant.ts';
import { shorten } from '#lib/shorten.ts';
import { medicines, type Medicine } from '../medicines.ts';

type Filled = Values<typeof medicines.fields>;

/** Maximum characters of a medicine's name in a toast; longer names are shortened. */
const nameLength = 40;

/**
 * Returns a function that saves a medicine. A medicine taken as needed is saved without times and alarms. A count of pills
 * is saved with the time of counting, because only later doses reduce the remaining pills.
 */
export function useMedicineSave(medicine: Medicine | undefined): (values: Filled) => Promise<void> {
  const journal = useMessages('journal');
  const core = useMessages('core');
  const notifySaved = useSavedToast();
  const { table, fields } = medicines;
  return async (filled) => {
    const values = filled.as_needed ? { ...filled, times: null, alarm: false } : filled;
    const counted = { counted_at: values.pills_left === null ? null : writeInstant(new Date()) };
    let id = medicine?.id;
    if (medicine === undefined) id = await addRow(table, { ...values, ...counted });
    else {
      const changed = changedFields(fields, medicine, values);
      if (Object.keys(changed).length > 0) {
        await changeRow(table, medicine.id, { ...changed, ...('pills_left' in changed ? counted : {}) });
      }
    }
    const about = (words: string) => journal('named', { words, name: shorten(values.name, nameLength) });
    notifySaved(table, id ?? '', {
      saved: about(core('saving.saved')),
      onDevice: about(core('saving.on-device')),
      refused: about(core('saving.refused')),
    });
  };
}
