import { createHash } from 'node:crypto';
import { z } from 'zod';
import { alarmKey } from '@cogn/shared/alarm-times.ts';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';
import type { Handler, JobResult } from '#jobs/job.ts';
import type { Push, PushDeliveryStatus } from '#push/push.ts';
import { alarmKinds, signAnswerToken } from './answer-token.ts';
import { composeNotification } from './compose-notification.ts';
import { recheckAlarm } from './recheck-alarm.ts';

interface AlarmDependencies {
  database: Database;
  clock: Clock;
  push: Push;
  /** Signs the answer token of a notification. */
  answerSecret: Uint8Array;
}

/** The shortest and the longest retry delay in milliseconds. Between them, the delay equals the time since the claim. */
const shortestWait = 5_000;
const longestWait = 600_000;

const instant = z.iso.datetime().transform((text) => new Date(text));
const shape = z.object({
  device: z.uuid(),
  kind: z.enum(alarmKinds),
  item: z.uuid(),
  day: z.string().transform(calendarDate),
  time: z.string(),
  before: z.number().default(0),
  moment: instant,
  claimed: instant,
});

/**
 * Handles the job that sends one alarm to one device. It first checks that the alarm is still due. If the process ends after the
 * sending, the device gets the notification again, and the second one replaces the first.
 */
export function sendAlarm({ database, clock, push, answerSecret }: AlarmDependencies): Handler {
  return async (job) => {
    const { device: deviceId, kind, item, day, time, before, moment, claimed } = shape.parse(job.payload);
    const userId = job.userId ?? '';
    const key = alarmKey(item, day, time, before);
    const now = clock.now();
    const found = await database.asOwner((transaction) =>
      recheckAlarm(transaction, { userId, device: deviceId, item, day, key, moment }, now),
    );
    if (found === undefined) return 'done';
    if (found instanceof Date) return { again: found };

    const { alarm, device, person, until } = found;
    const right = { sub: userId, session: device.session_id, kind, item, day, time, before, time_zone: person.time_zone };
    const token = await signAnswerToken(answerSecret, { ...right, moment: moment.toISOString() }, now);
    const status = await push.send(device, {
      payload: composeNotification(alarm, { language: device.language, discreet: person.discreet, token }),
      lifetime: Math.max(1, Math.floor((until.getTime() - now.getTime()) / 1000)),
      topic: createHash('sha256').update(key).digest('base64url').slice(0, 32),
    });
    if (status === 'gone') await forget(database, device);
    return outcomeOf(status, { claimed, until }, clock.now());
  };
}

/** Deletes a device that its push service no longer knows, unless the endpoint was renewed meanwhile. */
async function forget(database: Database, { id, endpoint }: { id: string; endpoint: string }): Promise<void> {
  await database.asOwner((transaction) =>
    transaction.finish(
      `delete from public.push_subscriptions as subscription using app.push_endpoints as place
       where subscription.id = $1 and place.subscription_id = subscription.id and place.endpoint = $2`,
      [id, endpoint],
    ),
  );
}

/** Returns the next step of the job: retries until the alarm is outdated, and then a dead letter with the last error. */
function outcomeOf(status: PushDeliveryStatus, { claimed, until }: { claimed: Date; until: Date }, now: Date): JobResult {
  if (status === 'accepted' || status === 'gone') return 'done';
  if ('refused' in status) return { dead: status.refused };
  const tried = Math.min(Math.max(shortestWait, now.getTime() - claimed.getTime()), longestWait);
  const again = new Date(now.getTime() + Math.max(tried, status.after ?? 0));
  return again < until ? { again } : { dead: status.later };
}
