import type { Transaction } from '#database/port.ts';
import { alarmsOf } from './find-due-alarms.ts';
import { readPeople } from './read-people.ts';
import { wallClock } from './wall-clock.ts';

const peopleAtOnce = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Marks every due alarm as notified without sending it. Used after a restore, because the server may have sent the notification
 * after the backup was made.
 */
export async function markDueAlarmsSent(transaction: Transaction, now: Date): Promise<void> {
  for (let after = beforeAll; ;) {
    const people = await readPeople(transaction, { after, most: peopleAtOnce }, now);
    for (const person of people) {
      const { day } = wallClock(person.time_zone).at(now);
      for (const { key, moment } of alarmsOf(person, now).filter((alarm) => !alarm.isClaimed && alarm.moment <= now)) {
        await transaction.query(
          'insert into server.alarm_deliveries (user_id, key, moment, day) values ($1, $2, $3, $4) on conflict do nothing',
          [person.user_id, key, moment, day],
        );
      }
    }
    const last = people.at(-1);
    if (last === undefined || people.length < peopleAtOnce) return;
    after = last.user_id;
  }
}
