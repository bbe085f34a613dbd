import type { Logger } from 'pino';
import type { Clock } from '#clock.ts';
import type { OnGivenUpByKind, Handlers, Job } from './job.ts';
import { leaseMilliseconds, type JobTable } from './job-table.ts';

/**
 * A job is given up after this many runs without a result, 34 minutes after the first run. A handler that waits longer for
 * another service returns `again`.
 */
export const mostAttempts = 12;

/** Returns the delay in milliseconds after some runs without a result: one second, doubled each time, at most an hour. */
export function backOff(attempts: number): number {
  return Math.min(1000 * 2 ** Math.max(0, attempts - 1), 3_600_000);
}

/**
 * Runs one leased job and stores the result. Rejects only if the result could not be stored; the job then runs again after its
 * lease ends.
 */
export async function performJob(
  tools: { table: JobTable; handlers: Handlers; onGivenUp: OnGivenUpByKind; clock: Clock; logger: Logger },
  job: Job,
): Promise<void> {
  const { table, handlers, onGivenUp, clock, logger } = tools;
  const giveUp = async (reason: string) => {
    await table.giveUp(job.id, reason, clock.now(), onGivenUp[job.kind]);
    logger.error({ job: job.id, kind: job.kind, reason }, 'a job was given up');
  };
  const handler = handlers[job.kind];
  // A job whose last allowed run throws is given up below. So `attempt` exceeds the limit only if the process ended during
  // the last allowed run.
  if (!handler || job.attempt > mostAttempts) return giveUp('every_run_was_cut');

  const renewal = setInterval(() => {
    table.renew(job.id).catch((error: unknown) => {
      logger.warn({ job: job.id, error }, 'the lease of a job could not be renewed');
    });
  }, leaseMilliseconds / 3);
  try {
    const outcome = await handler(job);
    if (outcome === 'done') await table.end(job.id);
    else if ('again' in outcome) {
      await table.reschedule(job.id, outcome.again, { now: clock.now(), attempts: 0, because: outcome.because ?? null });
    } else await giveUp(outcome.dead);
  } catch (error) {
    logger.warn({ job: job.id, kind: job.kind, attempt: job.attempt, error }, 'a job failed');
    if (job.attempt >= mostAttempts) return await giveUp('every_run_failed');
    const now = clock.now();
    const at = new Date(now.getTime() + backOff(job.attempt));
    await table.reschedule(job.id, at, { now, attempts: job.attempt, because: 'run_failed' });
  } finally {
    clearInterval(renewal);
  }
}
