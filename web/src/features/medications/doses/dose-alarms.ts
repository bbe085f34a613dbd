import { snoozeMinutes } from '@cogn/shared/alarm-times.ts';
import type { Alarm } from '#shared-features/alarms/alarm.ts';
import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { momentOf } from '#lib/clock-time.ts';
import type { Medicine } from '../medicines.ts';
import type { Dose } from '../medication-doses.ts';
import { planOfDay, type PlannedDose } from './plan-of-day.ts';

/** The alarm of a planned dose. */
export interface DoseAlarm extends Alarm {
  readonly kind: 'dose';
  readonly planned: PlannedDose;
}

/**
 * The doses of yesterday and today that need an alarm: unanswered or snoozed doses of medicines with alarms. Yesterday is
 * included, because quiet hours may have delayed its alarms.
 */
export function doseAlarms(
  medicines: readonly Medicine[],
  doses: readonly Dose[],
  today: CalendarDate,
): readonly DoseAlarm[] {
  const withAlarm = medicines.filter(({ alarm, status }) => alarm && status === 'active');
  return [addDays(today, -1), today]
    .flatMap((day) => planOfDay(withAlarm, doses, day))
    .filter(
      ({ medicationId, dose }) =>
        (dose === undefined || dose.state === 'later') && withAlarm.some(({ id }) => id === medicationId),
    )
    .map((planned) => ({ kind: 'dose', key: planned.key, at: momentToTell(planned), planned }));
}

/**
 * When a dose's alarm is due: at its planned time or, if the dose is snoozed, at the end of the snooze. The alarm is never
 * earlier than the planned time.
 */
function momentToTell({ day, time, dose }: PlannedDose): Date {
  const planned = momentOf(day, time);
  if (dose === undefined) return planned;
  return new Date(Math.max(planned.getTime(), Date.parse(dose.created_at) + snoozeMinutes * 60_000));
}
