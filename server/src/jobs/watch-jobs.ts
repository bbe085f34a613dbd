import type { Logger } from 'pino';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';
import { surveyJobs } from './survey-jobs.ts';

const quietMilliseconds = 600_000;

/**
 * Looks, each time it is called, whether jobs wait that nobody takes, and says so in the log, at most every ten minutes. In the log alone: whoever may ask
 * for the server's health could read from a count that somebody asks for help just now.
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
  let toldAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock.now();
    const { counts } = await surveyJobs(database, now);
    if (counts.late === 0 || Math.abs(now.getTime() - toldAt) < quietMilliseconds) return;
    toldAt = now.getTime();
    const { late, waiting, running } = counts;
    logger.warn({ late, waiting, running, givenUp: counts['given up'] }, 'jobs are late: npm run jobs lists them');
  };
}
