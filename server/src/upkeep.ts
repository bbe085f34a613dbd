import type { Logger } from 'pino';

const upkeepMilliseconds = 60_000;

/**
 * Runs the steps in order. A failed step does not prevent the later ones; otherwise a photo store that cannot remove
 * bytes would prevent alarms. After the last step, rejects with the failures, if any.
 */
export async function runUpkeep(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 1) throw new AggregateError(failures, 'several steps of the upkeep failed');
  if (failures.length === 1) throw failures[0];
}

/** Runs the upkeep once a minute. Returns a function that stops the timer and resolves when the current run has ended. */
export function startUpkeep(upkeep: () => Promise<void>, logger: Logger): () => Promise<void> {
  let current = Promise.resolve();
  const run = () => {
    current = upkeep().catch((error: unknown) => {
      logger.warn({ error }, 'the upkeep failed; it is tried again');
    });
  };
  const timer = setInterval(run, upkeepMilliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
