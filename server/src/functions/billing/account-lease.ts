import { randomUUID } from 'node:crypto';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** How long a lease is valid if its process does not renew it. */
const leaseMilliseconds = 60_000;
const pollMilliseconds = 100;
const lease = `clock_timestamp() + interval '${String(leaseMilliseconds)} milliseconds'`;

interface Options {
  database: Database;
  clock: Clock;
  userId: string;
  /** How many times to try to take the lease, a tenth of a second apart. */
  tries?: number;
}

/**
 * Runs an operation on an account's payments under a lease, so that no other request or process changes those payments meanwhile.
 * Otherwise two concurrent purchases could both be paid. Refuses with `billing_busy` if the lease stays taken too long. Ignores a
 * lease whose end is more than `leaseMilliseconds` away, because the database's clock was set back after that lease was taken.
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
    // Ignore a failed renewal of the lease (database unreachable). If the lease expires and the user pays twice, the next read of
    // the customer finds the second purchase and refunds it.
    run(`update app.stripe_leases set leased_until = ${lease} where user_id = $1 and holder = $2`).catch(() => undefined);
  }, leaseMilliseconds / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await run('delete from app.stripe_leases where user_id = $1 and holder = $2').catch(() => undefined);
  }
}
