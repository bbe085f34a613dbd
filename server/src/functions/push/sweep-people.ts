import type { Logger } from 'pino';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';
import type { Handler } from '#jobs/job.ts';
import { lookAt } from './alarms-of.ts';
import { claimAlarms } from './claim-alarms.ts';
import { readPeople } from './read-people.ts';
import { endIdleSweep } from './sweep-job.ts';

/** Looked again at least so often: what a person changed meanwhile may be due. In milliseconds. */
const pace = 60_000;
const peopleAtOnce = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Looks for what is to be told to whom, and comes again at the next alarm, after a minute at the latest; ends when nobody has a device any more.
 * What fails is tried again with the next look: a sweep that was given up would silence everybody.
 */
export function sweepPeople({ database, clock, logger }: { database: Database; clock: Clock; logger: Logger }): Handler {
  return async () => {
    const now = clock.now();
    const latest = now.getTime() + pace;
    try {
      if (await database.asOwner((transaction) => endIdleSweep(transaction, now))) return 'done';
      return { again: new Date(Math.min(latest, await tellAll(database, now, logger))) };
    } catch (error) {
      logger.warn({ error }, 'the look for notifications failed; it is tried again');
      return { again: new Date(latest) };
    }
  };
}

/** Answers when the next alarm is to come. */
async function tellAll(database: Database, now: Date, logger: Logger): Promise<number> {
  let next = Infinity;
  for (let after = beforeAll; ;) {
    const people = await database.asOwner((transaction) => readPeople(transaction, { after, most: peopleAtOnce }, now));
    for (const person of people) {
      try {
        const { due, next: nextOfPerson } = lookAt(person, now);
        next = Math.min(next, nextOfPerson);
        if (due.length > 0) await database.asOwner((transaction) => claimAlarms(transaction, person, due, now));
      } catch (error) {
        // One person's rows must not hold up the others.
        logger.warn({ error }, 'what is to be told to somebody could not be found out; it is tried again');
      }
    }
    const last = people.at(-1);
    if (last === undefined || people.length < peopleAtOnce) return next;
    after = last.user_id;
  }
}
