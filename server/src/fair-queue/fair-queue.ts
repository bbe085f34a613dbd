import { DatabaseError, type Database } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { charge, debtOf, isKnownAsLight, punish, untilServed, type Usage } from './usage.ts';
import { UsageByKey } from './usage-by-key.ts';
import { currentClient, keyOf, networkOf, runForNobody } from './client.ts';
import { atATime, limits, networkFactor } from './limits.ts';
import { TransactionQueue, type Ticket, type Time } from './transaction-queue.ts';

const machineTime: Time = {
  now: () => performance.now(),
  after: (milliseconds, act) => void setTimeout(act, milliseconds).unref(),
};

/**
 * Wraps the database for users' requests, so that no user can monopolise it. The transaction with the shortest expected
 * database time is next, and users with heavy recent usage come last. So a light user waits only for the running
 * transaction. Slow transactions create debt. Users with debt share a small part of the database, and get 429 if their
 * debt is too high. A statement that reaches the time limit blocks its user for a while, longer each time.
 *
 * Networks are counted too, because one attacker may have many accounts. In an abused network, accounts without a record
 * of light use are treated as if they had debt, and get a quarter of the time limit. No signed-in user is refused because
 * of their network, because a whole school or all customers of a phone company may share it.
 *
 * A request also causes owner transactions, such as finding its session. They wait in the same queue but create no
 * debt. They count for the user of the verified token (`countForUser`), or for the network address before sign-in. Jobs
 * and the operator's key do not wait in this queue.
 */
export function fairQueue(database: Database, time: Time = machineTime): Database {
  const people = new UsageByKey(limits.remembered);
  const networks = new UsageByKey(limits.remembered);
  const queue = new TransactionQueue(atATime[database.engine], time);

  const refuseUnlessServed = (person: Usage) => {
    const wait = untilServed(person, time.now(), limits.debt);
    if (wait > 0) throw tooMany(wait);
  };
  const isSuspect = (person: Usage, network: Usage | undefined) =>
    network !== undefined && !isKnownAsLight(person) && untilServed(network, time.now(), limits.debt * networkFactor) > 0;

  const isOffence = ({ code }: DatabaseError, hasWorked: boolean) =>
    code === '57014' || (database.engine === 'pglite' && (code === '53200' || (code === '57P02' && hasWorked)));

  return {
    ...database,
    // The embedded engine calls listeners within the transaction that made the change. The listener's work must not
    // count for that request's client, and must not stop when that client disconnects.
    listen: (channel, { notified, interrupted }) =>
      database.listen(channel, {
        notified: (payload) => runForNobody(() => notified(payload)),
        interrupted: () => runForNobody(interrupted),
      }),
    async asOwner(work, options) {
      const client = currentClient();
      if (!client) return database.asOwner(work, options);
      const { address, user } = client;
      const key = `owner ${user ?? address}`;
      const networkKey = user === undefined ? undefined : networkOf({ address });
      const usages = () => {
        const now = time.now();
        return { own: people.of(key, now), network: networkKey === undefined ? undefined : networks.of(networkKey, now) };
      };
      // The weight of an owner transaction is only the recent usage. Its expected duration does not count, because
      // its statements are the server's own and short.
      const weight = () => {
        const { own, network } = usages();
        return Math.max(0, Math.max(own.used, (network?.used ?? 0) / networkFactor) - limits.usedFreely);
      };
      const leave = await queue.enter({ key, weight, hasDebt: () => false });
      try {
        return await database.asOwner(work, {
          worked: (took) => {
            const { own, network } = usages();
            for (const usage of network ? [own, network] : [own]) charge(usage, took, 0);
          },
        });
      } finally {
        leave(0);
      }
    },
    async asUser(claims, work, given = {}) {
      const options = { ...currentClient(), ...given };
      if (claims.role === 'service_role') return database.asUser(claims, work, options);
      const key = keyOf(claims, options.address);
      const networkKey = networkOf(options);
      const findUsages = () => {
        const now = time.now();
        return { person: people.of(key, now), network: networkKey === undefined ? undefined : networks.of(networkKey, now) };
      };

      refuseUnlessServed(findUsages().person);
      const ticket: Ticket = {
        key,
        weight: () => {
          const { person, network } = findUsages();
          const used = Math.max(person.used, (network?.used ?? 0) / networkFactor);
          return Math.max(0, used - limits.usedFreely) + person.expected;
        },
        hasDebt: () => {
          const { person, network } = findUsages();
          return person.debt > 0 || isSuspect(person, network);
        },
      };
      const leave = await queue.enter(ticket);
      let milliseconds = 0;
      let bytes = 0;
      try {
        const { person, network } = findUsages();
        refuseUnlessServed(person);
        // If the client has disconnected, nothing will read the response.
        if (options.isGone?.()) throw new Refusal('request_incomplete');
        return await database.asUser(claims, work, {
          ...options,
          limitFactor: isSuspect(person, network) ? 1 / 4 : Math.max(1 / 4, 2 ** -person.offences),
          worked: (took, grown) => {
            milliseconds += took;
            bytes += grown;
            options.worked?.(took, grown);
          },
        });
      } catch (error) {
        if (error instanceof DatabaseError && isOffence(error, milliseconds > 0)) {
          const { person, network } = findUsages();
          punish(person, time.now(), 0);
          if (network) punish(network, time.now(), limits.offencesOfNetwork);
        }
        throw error;
      } finally {
        const debt = debtOf(milliseconds, bytes);
        const { person, network } = findUsages();
        for (const usage of network ? [person, network] : [person]) charge(usage, milliseconds, debt);
        leave(debt);
      }
    },
  };
}

function tooMany(milliseconds: number): Refusal {
  return new Refusal('over_request_rate_limit', { headers: { 'retry-after': String(Math.ceil(milliseconds / 1000)) } });
}
