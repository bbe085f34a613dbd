import type { Logger } from 'pino';
import type { Clock } from '#clock.ts';
import type { Database, Transaction } from '#database/port.ts';
import type { Handler } from '#jobs/job.ts';
import { findDueAlarms } from './find-due-alarms.ts';
import { claimAlarms } from './claim-alarms.ts';
import { readPeople } from './read-people.ts';

/** Maximum milliseconds between two runs of the sweep, because a user's change can make an alarm due earlier than planned. */
const pace = 60_000;
/**
 * The pause after each run: at least five seconds, and four times as long as the run. A user chooses when alarms are due, so
 * without a pause one account could make the sweep read all users' rows without end.
 */
const pause = { least: 5000, timesRun: 4 };
const peopleAtOnce = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Handles the job that finds all users' due alarms. It runs again when the next alarm is due: after a short pause at the
 * earliest, and usually a minute later at the latest. It ends when no device is left. After an error it waits for the next run
 * instead of failing, because without the sweep no user gets notifications.
 */
export function sweepDueAlarms({ database, clock, logger }: { database: Database; clock: Clock; logger: Logger }): Handler {
  return async () => {
    const now = clock.now();
    const latest = now.getTime() + pace;
    try {
      if (await database.asOwner((transaction) => endIdleSweep(transaction, now))) return 'done';
      const next = Math.min(latest, await claimDueAlarms(database, now, logger));
      const ended = clock.now().getTime();
      const earliest = ended + Math.max(pause.least, pause.timesRun * (ended - now.getTime()));
      return { again: new Date(Math.max(earliest, next)) };
    } catch (error) {
      logger.warn({ error }, 'the sweep for due alarms failed; it is tried again');
      return { again: new Date(latest) };
    }
  };
}

/** Claims all users' due alarms. Returns the time at which the next alarm is due. */
async function claimDueAlarms(database: Database, now: Date, logger: Logger): Promise<number> {
  let next = Infinity;
  for (let after = beforeAll; ;) {
    const people = await database.asOwner((transaction) => readPeople(transaction, { after, most: peopleAtOnce }, now));
    for (const person of people) {
      try {
        const { due, next: nextOfPerson } = findDueAlarms(person, now);
        next = Math.min(next, nextOfPerson);
        if (due.length > 0) await database.asOwner((transaction) => claimAlarms(transaction, person, due, now));
      } catch (error) {
        // An error in one user's rows must not delay the others.
        logger.warn({ error }, 'the due alarms of a person could not be found; it is tried again');
      }
    }
    const last = people.at(-1);
    if (last === undefined || people.length < peopleAtOnce) return next;
    after = last.user_id;
  }
}

/** The kind of the job that finds due alarms. All users and processes share one such job. */
export const sweepJob = 'push-sweep';
const sweepId = '5eeb0000-0000-4000-8000-000000000037';

/** A requested sweep runs within this many seconds, not at once: it reads all users' rows, and any user can request it often. */
const soon = 20;

/** Ensures that the sweep runs: at once if no sweep job exists, otherwise within `soon` seconds. Revives a failed sweep. */
export async function requestSweep(transaction: Transaction, now: Date): Promise<void> {
  await transaction.query(
    `insert into server.jobs as job (id, kind, run_at) values ($1, $2, $3)
     on conflict (id) do update set 
       run_at = least(job.run_at, excluded.run_at + make_interval(secs => $4)), dead_at = null, reason = null,
       attempts = case when job.dead_at is null then job.attempts else 0 end`,
    [sweepId, sweepJob, now, soon],
  );
}

/** Restores a missing or failed sweep while any device exists, because without a sweep no user gets notifications. */
export async function restoreSweep(transaction: Transaction, now: Date): Promise<void> {
  await transaction.finish(
    `insert into server.jobs as job (id, kind, run_at)
     select $1, $2, $3 where exists (select from public.push_subscriptions)
     on conflict (id) do update set run_at = excluded.run_at, dead_at = null, reason = null, attempts = 0
     where job.dead_at is not null`,
    [sweepId, sweepJob, now],
  );
}

/** Days for which the records of notifications are stored: longer than a notification can be sent or snoozed. */
const rememberedDays = 3;

/**
 * Ends the sweep if no device is left, and returns whether it did. It locks the job first, so that a device that is being added
 * is either seen here or requests the sweep again. Also deletes outdated records.
 */
async function endIdleSweep(transaction: Transaction, now: Date): Promise<boolean> {
  await transaction.query('select from server.jobs where id = $1 for update', [sweepId]);
  await transaction.query('delete from server.alarm_deliveries where moment < $1', [
    new Date(now.getTime() - rememberedDays * 86_400_000),
  ]);
  const { count } = await transaction.finish(
    'delete from server.jobs where id = $1 and not exists (select from public.push_subscriptions)',
    [sweepId],
  );
  return count > 0;
}
