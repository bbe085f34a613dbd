import { randomUUID } from 'node:crypto';
import { mostAlarmsADay } from '@cogn/shared/alarm-times.ts';
import type { Transaction } from '#database/port.ts';
import { addJob } from '#jobs/job.ts';
import type { PersonFacts } from './alarm-facts.ts';
import type { PushAlarm } from './find-due-alarms.ts';
import { wallClock } from './wall-clock.ts';

/** The kind of the job that sends one alarm to one device. */
export const alarmJob = 'push-ring';
/** The priority of the jobs that send alarms: below crisis alerts, above jobs that can wait. */
const soon = 50;
/**
 * Maximum alarms of one user in one sweep. Each alarm sends a message to each of the user's devices. Further due alarms follow in
 * the next sweeps.
 */
const mostAtOnce = 10;

/**
 * Claims due alarms. One transaction commits each claim with its jobs, so that an alarm is sent only once, even with several
 * processes or after an interrupted sweep. Does not claim alarms over the user's daily limit.
 */
export async function claimAlarms(
  transaction: Transaction,
  person: PersonFacts,
  due: readonly PushAlarm[],
  now: Date,
): Promise<void> {
  const { user_id: userId, daily_limit: limit, devices } = person;
  const { day } = wallClock(person.time_zone).at(now);
  // Serialize concurrent counts for this user.
  await transaction.query('select from public.profiles where id = $1 for update', [userId]);
  const { rows } = await transaction.query<{ sent: number }>(
    'select count(*)::integer as sent from server.alarm_deliveries where user_id = $1 and day = $2',
    [userId, day],
  );
  let left = Math.min(mostAtOnce, (limit ?? mostAlarmsADay) - (rows[0]?.sent ?? 0));
  for (const { kind, key, item, day: of, time, before, moment } of due) {
    if (left <= 0) return;
    const { count } = await transaction.query(
      'insert into server.alarm_deliveries (user_id, key, moment, day) values ($1, $2, $3, $4) on conflict do nothing',
      [userId, key, moment, day],
    );
    if (count === 0) continue;
    left -= 1;
    for (const device of devices) {
      const payload = {
        device: device.id,
        kind,
        item,
        day: of,
        time,
        before,
        moment: moment.toISOString(),
        claimed: now.toISOString(),
      };
      await addJob(transaction, { id: randomUUID(), kind: alarmJob, userId, payload, now, priority: soon });
    }
  }
}
