import { useRows } from '#core/records/use-rows.ts';
import { reminderList, type Reminder } from './reminder-list.ts';

/** The person's reminders, oldest first, with how well they are known. */
export function useReminders() {
  const { rows: reminders, ...reading } = useRows<Reminder>(reminderList.table);
  return { ...reading, reminders };
}
