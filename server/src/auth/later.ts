import type { Logger } from 'pino';

/** Work that a request must not wait for: an answer that comes later for known addresses would tell who has an account. */
export interface Later {
  /** Starts the work once the answer is on its way. A failure is logged under this name, which names nobody. */
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when nothing is left to do. */
  settled(): Promise<void>;
}

export function createLater(logger: Logger): Later {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const task = new Promise<void>((resolve) => setImmediate(resolve))
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
