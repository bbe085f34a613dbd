import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '#clock.ts';

/**
 * Maximum random delay before a task. Sending a mail slows the next requests, and only some addresses get a mail. Without the
 * delay, the response times of the next requests would reveal which addresses have an account; bench/enumeration.ts measures
 * that.
 */
const spreadMilliseconds = 500;

/**
 * Runs tasks after the response. If a task ran before the response, known addresses would get a slower response, which would
 * reveal who has an account.
 */
export interface BackgroundTasks {
  /** Starts the work after the response. A failure is logged under this name, which must contain no personal data. */
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when no task is pending. */
  settled(): Promise<void>;
}

export function createBackgroundTasks(logger: Logger, clock: Clock): BackgroundTasks {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const task = new Promise<void>((resolve) => setImmediate(resolve))
        .then(() => clock.pause(randomInt(spreadMilliseconds)))
        .then(work)
        .catch((error: unknown) => logger.error({ work: name, error }, 'work after the answer failed'))
        .finally(() => running.delete(task));
      running.add(task);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
