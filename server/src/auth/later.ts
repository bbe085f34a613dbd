import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '#clock.ts';

/**
 * Work begins at a random moment within so long. Where only some addresses get a mail, the requests right after the answer would be held up
 * by it, and their time would tell which; spread out it is lost in what else they wait for. bench/enumeration.ts measures that.
 */
const spreadMilliseconds = 500;

/** Work that a request must not wait for: an answer that comes later for known addresses would tell who has an account. */
export interface Later {
  /** Starts the work once the answer is on its way. A failure is logged under this name, which names nobody. */
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when nothing is left to do. */
  settled(): Promise<void>;
}

export function createLater(logger: Logger, clock: Clock): Later {
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
