import {
  afterQuiet,
  alarmKey,
  alarmReach,
  alertDays,
  alertMoment,
  snoozeMinutes,
  type QuietHours,
  type WallClock,
} from '@cogn/shared/alarm-times.ts';
import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { isDoseDay } from '@cogn/shared/medication-schedule.ts';
import { occurrencesOf } from '@cogn/shared/occurrences.ts';
import { fallsOn } from '@cogn/shared/recurrence.ts';
import type { AppointmentFacts, MedicineFacts, PersonFacts, ReminderFacts } from './alarm-facts.ts';
import { wallClock } from './wall-clock.ts';

/** A time at which a user wants a notification. */
export interface PushAlarm {
  kind: 'dose' | 'reminder' | 'appointment';
  /** The web app's key of the same alarm (`alarmKey`). */
  key: string;
  /** The id of the row; of a repeating appointment, the id of the row with the rule. */
  item: string;
  day: CalendarDate;
  time: string;
  /** How many minutes before `time` the alarm is planned. */
  before: number;
  /** When the alarm is due: at its planned time, or after a snooze. */
  moment: Date;
  /** When to notify: the due time, or the end of the quiet hours that contain it. */
  notifyAt: Date;
  /** Whether `server.alarm_deliveries` has this alarm: a process has sent its notification, or has claimed it. */
  isClaimed: boolean;
  of: MedicineFacts | ReminderFacts | AppointmentFacts;
}

/**
 * Returns a user's unanswered alarms: those of medicines and reminders for today and yesterday, and those of appointments around
 * today. Yesterday counts, because quiet hours may delay an alarm past midnight. The rules equal those of the web app's
 * `doseAlarms`, `reminderAlarms` and `appointmentAlarms`. A snoozed alarm is due when its snooze ends.
 */
export function alarmsOf(person: PersonFacts, now: Date): PushAlarm[] {
  const clock = wallClock(person.time_zone);
  const today = clock.at(now).day;
  const { from, to } = alertDays(today);
  const records: Records = {
    clock,
    quiet: quietOf(person),
    doses: Map.groupBy(person.doses, ({ medication_id, date, planned }) => alarmKey(medication_id, date, planned)),
    deliveries: Map.groupBy(person.deliveries, ({ key }) => key),
  };
  return [
    ...[addDays(today, -1), today].flatMap((day) => [
      ...person.medicines.flatMap((medicine) => dosesOf(medicine, day, records)),
      ...person.reminders.flatMap((reminder) => reminderOn(reminder, day, records)),
    ]),
    ...occurrencesOf(person.appointments, from, to).flatMap((appointment) => alertOf(appointment, records)),
  ];
}

/** A user's clock and quiet hours, and the records of doses and notifications by the key of their alarm. */
interface Records {
  readonly clock: WallClock;
  readonly quiet: QuietHours;
  readonly doses: ReadonlyMap<string, PersonFacts['doses']>;
  readonly deliveries: ReadonlyMap<string, PersonFacts['deliveries']>;
}

/**
 * Returns the alarms to send now (`due`, earliest first). Also returns when to send the next alarm (`next`, in milliseconds since
 * 1970; Infinity if there is none). In quiet hours `due` is empty.
 */
export function findDueAlarms(person: PersonFacts, now: Date): { due: PushAlarm[]; next: number } {
  const open = alarmsOf(person, now).filter(({ isClaimed }) => !isClaimed);
  const next = Math.min(...open.map(({ notifyAt }) => notifyAt.getTime()).filter((moment) => moment > now.getTime()));
  if (afterQuiet(now, quietOf(person), wallClock(person.time_zone)) > now) return { due: [], next };
  const due = open
    .filter(({ notifyAt }) => notifyAt <= now && now.getTime() - notifyAt.getTime() <= alarmReach)
    .sort((one, other) => one.moment.getTime() - other.moment.getTime());
  return { due, next };
}

export function quietOf({ quiet_from: from, quiet_to: to }: PersonFacts): QuietHours {
  return { from, to };
}

function dosesOf(medicine: MedicineFacts, day: CalendarDate, records: Records): PushAlarm[] {
  if (!isDoseDay(medicine, day)) return [];
  return [...new Set(medicine.times)].flatMap((time) => {
    const answers = records.doses.get(alarmKey(medicine.id, day, time)) ?? [];
    // Two devices may have recorded the same dose. The last record counts.
    const dose = answers.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))[0];
    if (dose !== undefined && dose.state !== 'later') return [];
    const snoozed = dose === undefined ? [] : [Date.parse(dose.created_at) + snoozeMinutes * 60_000];
    return [alarm({ kind: 'dose', item: medicine.id, day, time, of: medicine }, snoozed, records)];
  });
}

function reminderOn(reminder: ReminderFacts, day: CalendarDate, records: Records): PushAlarm[] {
  const { id, time, repeat, weekdays, done_on } = reminder;
  const isDone = done_on !== null && (repeat === 'never' || done_on >= day);
  const first = reminder.day ?? records.clock.at(new Date(reminder.created_at)).day;
  if (isDone || !fallsOn({ first, repeat, weekdays }, day)) return [];
  return [alarm({ kind: 'reminder', item: id, day, time, of: reminder }, [], records)];
}

/** The alert of one occurrence of an appointment. The key has the row's id, because a push names the row that it is about. */
function alertOf(of: AppointmentFacts & { series?: AppointmentFacts }, records: Records): PushAlarm[] {
  const { date: day, start_time: time, alert_minutes: before } = of;
  if (before === null || time === null) return [];
  return [alarm({ kind: 'appointment', item: (of.series ?? of).id, day, time, before, of }, [], records)];
}

/**
 * Returns an alarm at its planned time, or after its last snooze. If the time zone changes, the planned time moves. A
 * notification that was sent at the old planned time is not repeated at the new one.
 */
function alarm(
  facts: Pick<PushAlarm, 'kind' | 'item' | 'day' | 'time' | 'of'> & { before?: number },
  snoozed: readonly number[],
  { clock, quiet, deliveries: all }: Records,
): PushAlarm {
  const { item, day, time, before = 0 } = facts;
  const key = alarmKey(item, day, time, before);
  const deliveries = all.get(key) ?? [];
  const planned = alertMoment(day, time, before, clock).getTime();
  const snoozes = deliveries.flatMap(({ snoozed_until }) => (snoozed_until === null ? [] : Date.parse(snoozed_until)));
  const moment = Math.max(planned, ...snoozed, ...snoozes);
  const isClaimed = deliveries.some((delivery) => moment === planned || Date.parse(delivery.moment) >= moment);
  return {
    ...facts,
    before,
    key,
    moment: new Date(moment),
    notifyAt: afterQuiet(new Date(moment), quiet, clock),
    isClaimed,
  };
}
