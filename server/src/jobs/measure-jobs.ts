import type { Database } from '#database/port.ts';
import { status, type JobStatus } from './survey-jobs.ts';

/** How many jobs of each kind stand how, and how long the job that waits longest is due; 0 when none is. */
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
