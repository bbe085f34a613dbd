import { alarmKey } from '@cogn/shared/alarm-times.ts';
import type { Alarm } from '#shared-features/alarms/alarm.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { momentOf } from '#lib/clock-time.ts';
import { fallsOn } from '@cogn/shared/recurrence.ts';
import { recurrenceOf, type Reminder, useReminders } from './reminder-list.ts';

/** The alarm of a reminder. */
export interface ReminderAlarm extends Alarm {
  readonly kind: 'reminder';
  readonly reminder: Reminder;
  readonly day: CalendarDate;
}

/**
 * The alarms of yesterday's and today's reminders that are not done. Yesterday is included, because quiet hours may have
 * delayed its alarms.
 */
export function reminderAlarms(reminders: readonly Reminder[], today: CalendarDate): readonly ReminderAlarm[] {
  return [addDays(today, -1), today].flatMap((day) =>
    reminders.flatMap((reminder): readonly ReminderAlarm[] => {
      const { id, alarm, time, done_on } = reminder;
      const isDone = done_on !== null && (reminder.repeat === 'never' || done_on >= day);
      if (!alarm || time === null || isDone || !fallsOn(recurrenceOf(reminder), day)) return [];
      return [{ kind: 'reminder', key: alarmKey(id, day, time), at: momentOf(day, time), reminder, day }];
    }),
  );
}

export function useReminderAlarms(): readonly ReminderAlarm[] {
  const today = useToday();
  return reminderAlarms(useReminders().reminders, today);
}
