import type { Database } from '#database/port.ts';
import { standing, type Standing } from './survey-jobs.ts';

/** How many jobs of each kind stand how, and how long the job that waits longest is due; 0 when none is. */
export async function measureJobs(
  database: Database,
  now: Date,
): Promise<{ counts: { kind: string; standing: Standing; count: number }[]; latestSeconds: number }> {
  const { rows } = await database.asOwner((transaction) =>
    transaction.finish<{ kind: string; standing: Standing; count: number; seconds: number }>(
      `select kind, ${standing} as standing, count(*)::integer as count,
         extract(epoch from $1::timestamptz - min(run_at))::float8 as seconds
       from server.jobs group by 1, 2 order by 1, 2`,
      [now],
    ),
  );
  const waiting = rows.filter((row) => row.standing === 'late' || row.standing === 'waiting');
  return {
    counts: rows.map(({ kind, standing: how, count }) => ({ kind, standing: how, count })),
    latestSeconds: Math.max(0, ...waiting.map(({ seconds }) => seconds)),
  };
}
