import { useFailedToast, useSavedToast } from '#core/journal/save-toasts.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { changeRow } from '#core/records/write-rows.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { shorten } from '#lib/shorten.ts';
import { reminderList, type Reminder } from './reminder-list.ts';

/** Maximum characters of a reminder's text in a toast; longer texts are shortened. */
const textLength = 40;

/**
 * Returns a function that marks a reminder as done on a day and all days before it. If the day is null, it marks the
 * reminder as not done. The toast begins with `words` and offers undo.
 */
export function useDone(): (reminder: Reminder, day: CalendarDate | null, words: string) => Promise<void> {
  const journal = useMessages('journal');
  const core = useMessages('core');
  const notifySaved = useSavedToast();
  const failed = useFailedToast();
  const { table } = reminderList;
  const refused = core('errors.savingEntry');

  async function takeBack({ id, done_on }: Reminder): Promise<void> {
    try {
      await changeRow(table, id, { done_on });
    } catch (problem) {
      failed(refused)(problem);
    }
  }

  return async (reminder, day, words) => {
    const name = shorten(reminder.text, textLength);
    try {
      await changeRow(table, reminder.id, { done_on: day });
      const saved = {
        saved: journal('named', { words, name }),
        onDevice: journal('named', { words: core('saving.on-device'), name }),
        refused,
      };
      notifySaved(table, reminder.id, saved, () => void takeBack(reminder));
    } catch (problem) {
      failed(refused)(problem);
    }
  };
}
