import type { Transaction } from '#database/port.ts';
import type { Language } from '#mail/language.ts';
import type { PushTarget } from '#push/push.ts';
import { afterQuiet, alarmReach } from '@cogn/shared/alarm-times.ts';
import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { PersonFacts } from './alarm-facts.ts';
import { alarmsOf, quietOf, type PushAlarm } from './find-due-alarms.ts';
import { readPeople } from './read-people.ts';
import { wallClock } from './wall-clock.ts';

/** A device to notify. */
interface Device extends PushTarget {
  id: string;
  session_id: string | null;
  language: Language;
}

interface Ring {
  alarm: PushAlarm;
  device: Device;
  person: PersonFacts;
  /** Until when the notification may arrive: shortly after its time, and not in quiet hours. */
  until: Date;
}

/**
 * Checks a claimed alarm again. Returns undefined if the alarm was answered, changed, snoozed or paused since, if the device is
 * gone, or if the alarm is outdated. Returns a date if new quiet hours delay the alarm.
 */
export async function recheckAlarm(
  transaction: Transaction,
  wanted: { userId: string; device: string; item: string; day: CalendarDate; key: string; moment: Date },
  now: Date,
): Promise<Ring | Date | undefined> {
  const [person] = await readPeople(transaction, { person: wanted.userId, item: wanted.item, day: wanted.day }, now);
  if (!person?.devices.some(({ id }) => id === wanted.device)) return undefined;
  const alarm = alarmsOf(person, now).find(({ key }) => key === wanted.key);
  if (!alarm || alarm.moment.getTime() !== wanted.moment.getTime()) return undefined;
  if (alarm.notifyAt > now) return alarm.notifyAt;
  const until = untilWhen(person, alarm, now);
  if (until <= now) return undefined;
  const { rows } = await transaction.query<Device>(
    `select subscription.id, subscription.language, place.endpoint, place.p256dh, place.auth, place.session_id
     from public.push_subscriptions as subscription
     join app.push_endpoints as place on place.subscription_id = subscription.id
     where subscription.id = $1`,
    [wanted.device],
  );
  const [device] = rows;
  return device && { alarm, device, person, until };
}

/**
 * Returns until when the push service may store the message: until the web app would drop the alarm, or until the next quiet
 * hours begin if that is earlier.
 */
function untilWhen(person: PersonFacts, { notifyAt }: PushAlarm, now: Date): Date {
  const end = notifyAt.getTime() + alarmReach;
  const quiet = quietOf(person);
  const clock = wallClock(person.time_zone);
  if (afterQuiet(now, quiet, clock) > now) return now;
  if (quiet.from === null || quiet.to === null || quiet.from === quiet.to) return new Date(end);
  const { day } = clock.at(now);
  const begins = [day, addDays(day, 1)].map((each) => clock.momentOf(each, quiet.from ?? '').getTime());
  return new Date(Math.min(end, ...begins.filter((moment) => moment > now.getTime())));
}
