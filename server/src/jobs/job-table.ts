import type { Database } from '#database/port.ts';
import type { Job } from './job.ts';

/** How long a process that says nothing is believed to run what it took. */
export const holdMilliseconds = 60_000;
/** How long a dead letter is kept for the operator. */
const keptDeadMilliseconds = 90 * 86_400_000;

/** The statements on the table of jobs that a process makes; `holder` is the process. Each is one short transaction. */
export function jobTable(database: Database, holder: string, kinds: readonly string[]) {
  const run = <Row = Record<string, unknown>>(text: string, parameters: readonly unknown[]) =>
    database.asOwner((transaction) => transaction.finish<Row>(text, parameters));
  const heldUntil = (now: Date) => new Date(now.getTime() + holdMilliseconds);

  return {
    /** Takes the next job that is due. What another process takes at the same moment is passed over, not waited for. */
    async take(now: Date): Promise<Job | undefined> {
      const { rows } = await run<Job>(
        `update server.jobs set attempts = attempts + 1, holder = $1, held_until = $2
         where id = (
           select id from server.jobs
           where dead_at is null and run_at <= $3 and (held_until is null or held_until <= $3) and kind = any($4::text[])
           order by priority desc, run_at limit 1 for update skip locked
         )
         returning id, kind, user_id as "userId", payload, attempts as attempt, created_at as "createdAt"`,
        [holder, heldUntil(now), now, kinds],
      );
      return rows[0];
    },
    /** Says that this process still runs it. */
    renew: (id: string, now: Date) =>
      run('update server.jobs set held_until = $3 where id = $1 and holder = $2', [id, holder, heldUntil(now)]),
    end: (id: string) => run('delete from server.jobs where id = $1 and holder = $2', [id, holder]),
    /** Owed again at a moment; `attempts` are the runs since the last outcome. */
    owe: (id: string, at: Date, attempts: number) =>
      run(
        `update server.jobs set run_at = $3, attempts = $4, holder = null, held_until = null where id = $1 and holder = $2`,
        [id, holder, at, attempts],
      ),
    giveUp: (id: string, reason: string, now: Date) =>
      run(
        `update server.jobs set dead_at = $4, reason = $3, holder = null, held_until = null where id = $1 and holder = $2`,
        [id, holder, reason, now],
      ),
    /** Frees what a process that is gone had taken: for the embedded engine, where nobody else can be running. */
    free: () => run('update server.jobs set holder = null, held_until = null where holder is not null', []),
    /** The latest that were given up; what has lain for long is removed first. */
    async readDead(now: Date): Promise<{ job: string; kind: string; reason: string; since: Date }[]> {
      await run('delete from server.jobs where dead_at < $1', [new Date(now.getTime() - keptDeadMilliseconds)]);
      const { rows } = await run<{ job: string; kind: string; reason: string; since: Date }>(
        `select id as job, kind, reason, dead_at as since from server.jobs
         where dead_at is not null order by dead_at desc limit 20`,
        [],
      );
      return rows;
    },
    /** When the next job is due, as far as is known now; null when none is left. */
    async nextDue(): Promise<Date | null> {
      const { rows } = await run<{ at: Date | null }>(
        `select min(greatest(run_at, held_until)) as at from server.jobs where dead_at is null and kind = any($1::text[])`,
        [kinds],
      );
      return rows[0]?.at ?? null;
    },
  };
}

export type JobTable = ReturnType<typeof jobTable>;
