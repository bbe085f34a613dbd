import type { Logger } from 'pino';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';
import { surveyJobs } from './survey-jobs.ts';

const quietMilliseconds = 600_000;

/**
 * Logs late jobs, at most every ten minutes. `/readyz` does not show them, because a count could reveal that a user is
 * asking for help.
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
    const { counts } = await surveyJobs(database, now);
    if (counts.late === 0 || Math.abs(now.getTime() - reportedAt) < quietMilliseconds) return;
    reportedAt = now.getTime();
    const { late, waiting, running } = counts;
    logger.warn({ late, waiting, running, givenUp: counts['given up'] }, 'jobs are late: npm run jobs lists them');
  };
}
