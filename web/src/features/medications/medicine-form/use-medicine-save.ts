import { useSavedToast } from '#core/journal/save-toasts.ts';
import { changedFields } from '#core/journal/use-entry-writes.ts';
import { date, optional, type Values } from '#core/journal/fields.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { addRow, changeRow } from '#core/records/write-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { writeInstant } from '#lib/instant.ts';
import { shorten } from '#lib/shorten.ts';
import { exportedPlan, medicines, type Medicine } from '../medicines.ts';

/** The fields of the form: those of a medicine, and the first day of a changed plan. */
export const medicineFormFields = { ...medicines.fields, change_from: optional(date()) };

type Filled = Values<typeof medicineFormFields>;

/** Maximum characters of a medicine's name in a toast; longer names are shortened. */
const nameLength = 40;

/**
 * Returns a function that saves a medicine. A medicine taken as needed is saved without times and alarms; any other medicine
 * without `min_hours` and `max_per_day`. A change of the plan is saved with its first day: the chosen one, else today. A
 * count of pills is saved with the time of counting, because only later doses reduce the remaining pills.
 */
export function useMedicineSave(medicine: Medicine | undefined): (values: Filled) => Promise<void> {
  const journal = useMessages('journal');
  const core = useMessages('core');
  const notifySaved = useSavedToast();
  const { table, fields } = medicines;
  const today = useToday();
  return async ({ change_from: changeFrom, ...filled }) => {
    const values = withoutHiddenFields(filled);
    const counted = { counted_at: values.pills_left === null ? null : writeInstant(new Date()) };
    let id = medicine?.id;
    if (medicine === undefined) id = await addRow(table, { ...values, ...counted, plan_from: today });
    else {
      const changed = changedFields(fields, medicine, values);
      const isNewPlan = exportedPlan.some((name) => name in changed);
      if (Object.keys(changed).length > 0) {
        await changeRow(table, medicine.id, {
          ...changed,
          ...('pills_left' in changed ? counted : {}),
          ...(isNewPlan ? { plan_from: changeFrom ?? today } : {}),
        });
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

/** Empties the fields that the form does not show for this kind of medicine. The person may have filled them before. */
function withoutHiddenFields(filled: Values<typeof medicines.fields>): Values<typeof medicines.fields> {
  const { as_needed: asNeeded, repeat } = filled;
  const ofSchedule = {
    times: null,
    repeat: 'daily',
    weekdays: null,
    every_days: null,
    starts_on: null,
    ends_on: null,
  } as const;
  if (asNeeded) return { ...filled, ...ofSchedule, alarm: false };
  return {
    ...filled,
    weekdays: repeat === 'weekdays' ? filled.weekdays : null,
    every_days: repeat === 'interval' ? filled.every_days : null,
    min_hours: null,
    max_per_day: null,
  };
}
