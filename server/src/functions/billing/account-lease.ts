import { randomUUID } from 'node:crypto';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** How long a process that says nothing is believed to be at work. */
const leaseMilliseconds = 60_000;
const pollMilliseconds = 100;
const lease = `clock_timestamp() + interval '${String(leaseMilliseconds)} milliseconds'`;

interface Options {
  database: Database;
  clock: Clock;
  userId: string;
  /** How often it is tried to take the lease, a tenth of a second apart. */
  tries?: number;
}

/**
 * Does something to an account's payments while no other request or process does: two purchases that begin at once would each find none open, and both could be paid. Refuses
 * when the others take too long. A lease that ends later than one can was taken before the database's clock was set back.
 */
export async function withAccountLease<T>(
  { database, clock, userId, tries = 200 }: Options,
  work: () => Promise<T>,
): Promise<T> {
  const holder = randomUUID();
  const run = (text: string, parameters: readonly unknown[] = [userId, holder]) =>
    database.asOwner((transaction) => transaction.finish(text, parameters));
  const take = () =>
    run(
      `insert into app.stripe_leases as taken (user_id, holder, leased_until)
       select id, $2, ${lease} from auth.users where id = $1
       on conflict (user_id) do update set holder = excluded.holder, leased_until = excluded.leased_until
       where taken.leased_until not between clock_timestamp() and ${lease}`,
    );
  for (let left = tries; (await take()).count === 0; left -= 1) {
    if (left <= 1) throw new Refusal('billing_busy');
    if ((await run('select from auth.users where id = $1', [userId])).count === 0) throw new Refusal('user_not_found');
    await clock.pause(pollMilliseconds);
  }
  const renewal = setInterval(() => {
    // Lost with the database: what is done twice then is found by the next reading.
    run(`update app.stripe_leases set leased_until = ${lease} where user_id = $1 and holder = $2`).catch(() => undefined);
  }, leaseMilliseconds / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await run('delete from app.stripe_leases where user_id = $1 and holder = $2').catch(() => undefined);
  }
}
