import { changedFields } from '#core/journal/use-entry-writes.ts';
import type { Values } from '#core/journal/fields.ts';
import { useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { addRow, changeRow } from '#core/records/write-rows.ts';
import { shorten } from '#lib/shorten.ts';
import { reminderList, type Reminder } from './reminder-list.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { dateOf } from '#lib/local-date.ts';
import { momentOf } from '#lib/clock-time.ts';

/** Maximum characters of a reminder's text in a toast; longer texts are shortened. */
const textLength = 40;

/**
 * Returns a function that saves a reminder. If the day, time or repetition changes, a reminder marked as done becomes open.
 */
export function useReminderSave(
  reminder: Reminder | undefined,
): (values: Values<typeof reminderList.fields>) => Promise<void> {
  const journal = useMessages('journal');
  const core = useMessages('core');
  const notifySaved = useSavedToast();
  const { table, fields } = reminderList;
  return async (filled) => {
    const values = withDay(filled, new Date());
    let id = reminder?.id ?? '';
    if (reminder === undefined) id = await addRow(table, values);
    else {
      const changed = changedFields(fields, reminder, values);
      const movesOn = 'day' in changed || 'time' in changed || 'repeat' in changed || 'weekdays' in changed;
      const undone = movesOn && reminder.done_on !== null ? { done_on: null } : {};
      if (Object.keys(changed).length > 0) await changeRow(table, id, { ...changed, ...undone });
    }
    const about = (words: string) => journal('named', { words, name: shorten(values.text, textLength) });
    notifySaved(table, id, {
      saved: about(core('saving.saved')),
      onDevice: about(core('saving.on-device')),
      refused: about(core('saving.refused')),
    });
  };
}

type Filled = Values<typeof reminderList.fields>;

/**
 * Completes the form's values. A reminder with a time but neither day nor repetition gets the day on which that time comes
 * next: today or tomorrow. Weekdays are saved only with the repetition on weekdays.
 */
export function withDay(values: Filled, now: Date): Filled {
  const { time, day, repeat } = values;
  const weekdays = repeat === 'weekdays' ? values.weekdays : null;
  if (time === null || day !== null || repeat !== 'never') return { ...values, weekdays };
  const today = dateOf(now);
  return { ...values, weekdays, day: momentOf(today, time) > now ? today : addDays(today, 1) };
}
