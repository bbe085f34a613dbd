import type { Logger } from 'pino';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';
import { isFree } from './job-table.ts';

/** The status of a job. `late`: due for over a minute, and not leased. */
type JobStatus = 'given up' | 'late' | 'running' | 'waiting';

/** A job as the operator sees it, without its user and payload. */
export interface ShownJob {
  id: string;
  kind: string;
  status: JobStatus;
  createdAt: Date;
  runAt: Date;
  runs: number;
  /** Why the job was given up, or why its last run did not complete it. */
  reason: string | null;
}

export interface JobStatusReport {
  counts: Readonly<Record<JobStatus, number>>;
  /** Ordered by urgency for the operator, and then by age, the oldest first. */
  jobs: readonly ShownJob[];
}

const mostShown = 100;
/** SQL expression for the status of a job at the time $1. */
const status = `case when dead_at is not null then 'given up' when not ${isFree} then 'running'
  when run_at < $1::timestamptz - interval '1 minute' then 'late' else 'waiting' end`;

/** Returns the number of jobs by status, and the first hundred jobs. */
export async function readJobStatus(database: Database, now: Date): Promise<JobStatusReport> {
  return database.asOwner(async (transaction) => {
    const counted = await transaction.query<{ status: JobStatus; count: number }>(
      `select ${status} as status, count(*)::integer as count from server.jobs group by 1`,
      [now],
    );
    const counts = { 'given up': 0, late: 0, running: 0, waiting: 0 };
    for (const row of counted.rows) counts[row.status] = row.count;
    const { rows } = await transaction.query<ShownJob>(
      `select id, kind, status, created_at as "createdAt", run_at as "runAt", runs, reason
       from (select *, ${status} as status from server.jobs) as job
       order by array_position(array['given up', 'late', 'running', 'waiting'], status), created_at, id limit ${String(mostShown)}`,
      [now],
    );
    return { counts, jobs: rows };
  });
}

/** Returns the number of jobs by kind and status, and the greatest delay of a due job in seconds, or 0. */
export async function measureJobs(
  database: Database,
  now: Date,
): Promise<{ counts: { kind: string; status: JobStatus; count: number }[]; latestSeconds: number }> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.finish<{ kind: string; status: JobStatus; count: number; seconds: number }>(
      `select kind, ${status} as status, count(*)::integer as count,
         extract(epoch from $1::timestamptz - min(run_at))::float8 as seconds
       from server.jobs group by 1, 2 order by 1, 2`,
      [now],
    ),
  );
  const waiting = rows.filter((row) => row.status === 'late' || row.status === 'waiting');
  return {
    counts: rows.map(({ kind, status: how, count }) => ({ kind, status: how, count })),
    latestSeconds: Math.max(0, ...waiting.map(({ seconds }) => seconds)),
  };
}

const quietMilliseconds = 600_000;

/**
 * Logs late jobs, at most every ten minutes. `/readyz` does not report late jobs, because their number could reveal that a user
 * is asking for help.
 */
export function watchJobs({
  database,
  clock,
  logger,
}: {
  database: Database;
  clock: Clock;
  logger: Logger;
}): () => Promise<void> {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock.now();
    const { counts } = await readJobStatus(database, now);
    if (counts.late === 0 || Math.abs(now.getTime() - reportedAt) < quietMilliseconds) return;
    reportedAt = now.getTime();
    const { late, waiting, running } = counts;
    logger.warn({ late, waiting, running, givenUp: counts['given up'] }, 'jobs are late: npm run jobs lists them');
  };
}
