import type { Database } from '#database/port.ts';
import type { OnGivenUp, Job } from './job.ts';

/** The duration of a lease. If a process does not renew its lease in time, another process may run the job. */
export const leaseMilliseconds = 60_000;
/** How long a dead letter stays for the operator. */
const deadLetterMilliseconds = 90 * 86_400_000;
/**
 * How far the clocks of two processes may differ. If a job's `scheduled_at` is further in the future, a clock was set back
 * after the job was scheduled, so the job counts as due.
 */
const apart = `interval '1 minute'`;
/**
 * Only the database's clock decides about leases, because processes with different clocks must never both own a job. If a
 * lease ends later than a new lease would, the database's clock was set back after the lease was granted. Such a lease does
 * not count.
 */
const lease = `clock_timestamp() + interval '${String(leaseMilliseconds)} milliseconds'`;
export const isFree = `(leased_until is null or leased_until not between clock_timestamp() and ${lease})`;

/** The SQL statements on the table of jobs, each in one short transaction. `holder` is the id of this process. */
export function jobTable(database: Database, holder: string) {
  const run = <Row = Record<string, unknown>>(text: string, parameters: readonly unknown[]) =>
    database.asOwner((transaction) => transaction.finish<Row>(text, parameters));

  return {
    /** Leases the next due job of these kinds. Skips rows that another process has locked, instead of waiting for them. */
    async take(now: Date, kinds: readonly string[]): Promise<Job | undefined> {
      const { rows } = await run<Job>(
        `update server.jobs set attempts = attempts + 1, runs = runs + 1, holder = $1, leased_until = ${lease}
         where id = (
           select id from server.jobs
           where dead_at is null and (run_at <= $2 or scheduled_at > $2::timestamptz + ${apart}) and ${isFree} and kind = any($3::text[])
           order by priority desc, run_at limit 1 for update skip locked
         )
         returning id, kind, user_id as "userId", payload, attempts as attempt, created_at as "createdAt"`,
        [holder, now, kinds],
      );
      return rows[0];
    },
    /** Extends the lease that this process has on a job. */
    renew: (id: string) => run(`update server.jobs set leased_until = ${lease} where id = $1 and holder = $2`, [id, holder]),
    end: (id: string) => run('delete from server.jobs where id = $1 and holder = $2', [id, holder]),
    /** Makes the job due at `at`. `attempts` is the number of runs since a handler last returned. */
    reschedule: (
      id: string,
      at: Date,
      { now, attempts, because }: { now: Date; attempts: number; because: string | null },
    ) =>
      run(
        `update server.jobs set run_at = $3, scheduled_at = $4, attempts = $5, reason = $6, holder = null, leased_until = null
         where id = $1 and holder = $2`,
        [id, holder, at, now, attempts, because],
      ),
    giveUp: (id: string, reason: string, now: Date, andSay: OnGivenUp = () => Promise.resolve()) =>
      database.asOwner(async (transaction) => {
        const { count } = await transaction.query(
          `update server.jobs set dead_at = $4, reason = $3, holder = null, leased_until = null where id = $1 and holder = $2`,
          [id, holder, reason, now],
        );
        if (count > 0) await andSay(transaction, id);
      }),
    /** Ends all leases at startup. Only for the embedded engine, where no other process can be running a job. */
    free: () => run('update server.jobs set holder = null, leased_until = null where holder is not null', []),
    /** Deletes expired dead letters, and returns the latest twenty that remain. */
    async readDead(now: Date): Promise<{ job: string; kind: string; reason: string; since: Date }[]> {
      await run('delete from server.jobs where dead_at < $1', [new Date(now.getTime() - deadLetterMilliseconds)]);
      const { rows } = await run<{ job: string; kind: string; reason: string; since: Date }>(
        `select id as job, kind, reason, dead_at as since from server.jobs
         where dead_at is not null order by dead_at desc limit 20`,
        [],
      );
      return rows;
    },
    /** Returns when the next job of these kinds is due, or null if there is none. */
    async nextDue(kinds: readonly string[]): Promise<Date | null> {
      const { rows } = await run<{ at: Date | null }>(
        `select min(greatest(run_at, leased_until)) as at from server.jobs where dead_at is null and kind = any($1::text[])`,
        [kinds],
      );
      return rows[0]?.at ?? null;
    },
  };
}

export type JobTable = ReturnType<typeof jobTable>;
