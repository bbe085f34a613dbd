import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { dayCodes, recurrenceRule } from '@cogn/shared/icalendar.ts';
import { nextDoseDay, type MedicationSchedule } from '@cogn/shared/medication-schedule.ts';
import type { Medicine } from '#features/medications/medicines.ts';
import { fallsOn, nextAfter, type Weekday } from '@cogn/shared/recurrence.ts';
import { recurrenceOf, type Reminder } from '#features/reminders/reminder-list.ts';
import type { FiledAlarm } from './write-alarm-file.ts';

type FiledMedicine = Pick<Medicine, 'id' | 'name' | 'dosage' | 'times' | 'alarm' | 'as_needed' | 'status'> &
  MedicationSchedule;
type FiledReminder = Pick<
  Reminder,
  'id' | 'text' | 'day' | 'time' | 'repeat' | 'weekdays' | 'alarm' | 'done_on' | 'created_at'
>;

/**
 * Makes one recurring alarm for each dose time of each active medicine whose alarm is on. It begins on the next dose day, today
 * included. If `discreet` is not null, it is the title of every alarm, so that no medicine is named.
 */
export function medicineAlarms(
  medicines: readonly FiledMedicine[],
  today: CalendarDate,
  discreet: string | null,
): readonly FiledAlarm[] {
  return medicines
    .filter(({ alarm, as_needed, status }) => alarm && !as_needed && status === 'active')
    .flatMap(({ id, name, dosage, times, ...schedule }) => {
      const day = nextDoseDay(schedule, today);
      if (day === null) return [];
      return [...new Set(times ?? [])].map((time) => ({
        id: `${id}-${time.replace(':', '')}`,
        title: discreet ?? [name, dosage].filter(Boolean).join(' · '),
        day,
        time,
        rule: ruleOfDoses(schedule),
      }));
    });
}

function ruleOfDoses({ repeat, weekdays, every_days: everyDays, ends_on: last }: MedicationSchedule): string {
  const rule =
    repeat === 'weekdays'
      ? weeklyOn(weekdays ?? [])
      : repeat === 'interval'
        ? `FREQ=DAILY;INTERVAL=${String(everyDays ?? 1)}`
        : 'FREQ=DAILY';
  return last === null ? rule : `${rule};UNTIL=${last.replaceAll('-', '')}T235959`;
}

const weeklyOn = (weekdays: readonly string[]) =>
  `FREQ=WEEKLY;BYDAY=${weekdays.map((day) => dayCodes[day as Weekday]).join()}`;

/**
 * Makes one alarm for each pending reminder whose alarm is on. It begins on the reminder's next date, today included. If
 * `discreet` is not null, it is the title of every alarm.
 */
export function reminderFileAlarms(
  reminders: readonly FiledReminder[],
  today: CalendarDate,
  discreet: string | null,
): readonly FiledAlarm[] {
  return reminders.flatMap((reminder): readonly FiledAlarm[] => {
    const { id, text, time, alarm } = reminder;
    const day = nextDay(reminder, today);
    if (!alarm || time === null || day === null) return [];
    return [{ id, title: discreet ?? text, day, time, rule: ruleOf(reminder) }];
  });
}

/** The next date on which the reminder falls, today included; null if there is none. */
function nextDay(reminder: FiledReminder, today: CalendarDate): CalendarDate | null {
  const { done_on, repeat } = reminder;
  const recurrence = recurrenceOf(reminder);
  if (repeat === 'never') return done_on === null && recurrence.first >= today ? recurrence.first : null;
  const isDone = done_on !== null && done_on >= today;
  return !isDone && fallsOn(recurrence, today) ? today : nextAfter(recurrence, isDone ? done_on : today);
}

function ruleOf(reminder: FiledReminder): string | null {
  return reminder.repeat === 'weekdays'
    ? weeklyOn(reminder.weekdays ?? [])
    : recurrenceRule(reminder.repeat, recurrenceOf(reminder).first);
}
