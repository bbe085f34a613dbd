import { alarmReach, snoozeMinutes } from '@cogn/shared/alarm-times.ts';
import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { afterQuiet, type QuietHours, type WallClock } from '@cogn/shared/quiet-hours.ts';
import { fallsOn } from '@cogn/shared/recurrence.ts';
import type { MedicineFacts, PersonFacts, ReminderFacts } from './alarm-facts.ts';
import { wallClock } from './wall-clock.ts';

/** A moment at which a person asked to be notified. */
export interface PushAlarm {
  kind: 'dose' | 'reminder';
  /** As the web app names the same alarm: id, day and time. */
  key: string;
  item: string;
  day: CalendarDate;
  time: string;
  /** When it is due: by the plan, or after it was snoozed. */
  moment: Date;
  /** When to notify: then, or at the end of the quiet hours that contain it. */
  notifyAt: Date;
  /** Whether that was done. */
  known: boolean;
  of: MedicineFacts | ReminderFacts;
}

/**
 * The alarms of yesterday and today that are not answered, of a person. Those of yesterday may have fallen into quiet hours. The same as the web
 * app's `doseAlarms` and `reminderAlarms`, with earlier notifications and their snoozes.
 */
export function alarmsOf(person: PersonFacts, now: Date): PushAlarm[] {
  const clock = wallClock(person.time_zone);
  const today = clock.at(now).day;
  return [addDays(today, -1), today].flatMap((day) => [
    ...person.medicines.flatMap((medicine) => dosesOf(person, medicine, day, clock)),
    ...person.reminders.flatMap((reminder) => reminderOn(person, reminder, day, clock)),
  ]);
}

/** The alarms to notify of now, the earliest first, and when the next one is due. Quiet hours have none. */
export function findDueAlarms(person: PersonFacts, now: Date): { due: PushAlarm[]; next: number } {
  const open = alarmsOf(person, now).filter(({ known }) => !known);
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

function dosesOf(person: PersonFacts, medicine: MedicineFacts, day: CalendarDate, clock: WallClock): PushAlarm[] {
  return [...new Set(medicine.times)].flatMap((time) => {
    const dose = person.doses.find(
      ({ medication_id, date, planned }) => medication_id === medicine.id && date === day && planned === time,
    );
    if (dose !== undefined && dose.state !== 'later') return [];
    const putOff = dose === undefined ? [] : [Date.parse(dose.created_at) + snoozeMinutes * 60_000];
    return [alarm(person, clock, { kind: 'dose', item: medicine.id, day, time, of: medicine }, putOff)];
  });
}

function reminderOn(person: PersonFacts, reminder: ReminderFacts, day: CalendarDate, clock: WallClock): PushAlarm[] {
  const { id, time, repeat, weekdays, done_on } = reminder;
  const isDone = done_on !== null && (repeat === 'never' || done_on >= day);
  const first = reminder.day ?? clock.at(new Date(reminder.created_at)).day;
  if (isDone || !fallsOn({ first, repeat, weekdays }, day)) return [];
  return [alarm(person, clock, { kind: 'reminder', item: id, day, time, of: reminder }, [])];
}

/** By the plan, or after the last time that it was snoozed. An alarm that was notified as planned is not notified again when the person changes the time zone. */
function alarm(
  person: PersonFacts,
  clock: WallClock,
  facts: Pick<PushAlarm, 'kind' | 'item' | 'day' | 'time' | 'of'>,
  putOff: readonly number[],
): PushAlarm {
  const key = `${facts.item} ${facts.day} ${facts.time}`;
  const deliveries = person.deliveries.filter((delivery) => delivery.key === key);
  const planned = clock.momentOf(facts.day, facts.time).getTime();
  const snoozes = deliveries.flatMap(({ snoozed_until }) => (snoozed_until === null ? [] : Date.parse(snoozed_until)));
  const moment = Math.max(planned, ...putOff, ...snoozes);
  const known = deliveries.some((delivery) => moment === planned || Date.parse(delivery.moment) >= moment);
  return { ...facts, key, moment: new Date(moment), notifyAt: afterQuiet(new Date(moment), quietOf(person), clock), known };
}
