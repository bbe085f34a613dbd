import type { Transaction } from '#database/port.ts';

/** The kind of the job that looks for what is to be told. There is one of it, for all people and processes. */
export const sweepJob = 'push-sweep';
const sweepId = '5eeb0000-0000-4000-8000-000000000037';

/** A sweep that is there already comes within so many seconds, not at once: it looks at everybody, and anybody can ask for it as often as they like. */
const soon = 20;

/** Sees to it that the sweep runs: now when there is none, soon when there is one. One that was given up lives again. */
export async function wantSweep(transaction: Transaction, now: Date): Promise<void> {
  await transaction.query(
    `insert into server.jobs as job (id, kind, run_at) values ($1, $2, $3)
     on conflict (id) do update set 
       run_at = least(job.run_at, excluded.run_at + make_interval(secs => $4)), dead_at = null, reason = null,
       attempts = case when job.dead_at is null then job.attempts else 0 end`,
    [sweepId, sweepJob, now, soon],
  );
}

/** Brings back a sweep that is missing or was given up while somebody has a device: nobody would notice that it is gone. */
export async function healSweep(transaction: Transaction, now: Date): Promise<void> {
  await transaction.finish(
    `insert into server.jobs as job (id, kind, run_at)
     select $1, $2, $3 where exists (select from public.push_subscriptions)
     on conflict (id) do update set run_at = excluded.run_at, dead_at = null, reason = null, attempts = 0
     where job.dead_at is not null`,
    [sweepId, sweepJob, now],
  );
}

/** What was told is remembered for so long, in days: longer than anything can still be told or put off. */
const rememberedDays = 3;

/**
 * Ends the sweep when there is no device left to tell anything on; answers whether it did. The lock comes first: a device that is being added at
 * this moment is either seen here or asks for the sweep anew. Forgets what is long past.
 */
export async function endIdleSweep(transaction: Transaction, now: Date): Promise<boolean> {
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
