import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '#database/port.ts';
import { within, type Clock } from '#clock.ts';
import type { OnGivenUpByKind, Handlers } from './job.ts';
import { jobTable } from './job-table.ts';
import { performJob } from './perform-job.ts';

/** Runs the jobs of this process. */
export interface Worker {
  /** Says that a job was added which may be due now. */
  wake(): void;
  /** Runs what is due by the clock, until nothing is: for tests, where nothing runs by itself. */
  runDue(): Promise<void>;
  /**
   * Runs jobs as they come due, until the function that it answers is called. That takes no more of them and resolves, with how many it left, once those
   * under way are over or so many milliseconds are past. What it left is still held by this process: it comes due again when the lease is over, or at the
   * next start of the embedded engine, so that it is never run by two at once.
   */
  start(): (milliseconds: number) => Promise<number>;
  /** Whether it runs but has not polled for longer than it ever sleeps. */
  standsStill(): boolean;
}

/** Jobs of one kind that run at once: they mostly wait for somebody else's server. When that hangs, the other kinds have their own room. */
const atOnce = 8;
/** How long a process sleeps at most. Others may add jobs to a shared database; to the embedded one nobody else can. */
const longestSleep = { postgres: 5_000, pglite: 60_000 };
const shortestSleep = 100;
/** When the database did not answer. */
const patience = 3_000;
/** So much longer than its longest sleep may a turn take before it counts as standing still: the database ends what takes longer. */
const longestTurn = 90_000;

interface Options {
  database: Database;
  clock: Clock;
  logger: Logger;
  handlers: Handlers;
  onGivenUp?: OnGivenUpByKind;
}

export function createWorker({ database, clock, logger, handlers, onGivenUp = {} }: Options): Worker {
  const table = jobTable(database, randomUUID());
  /** What runs, and its kind. */
  const running = new Map<Promise<void>, string>();
  let wake: () => void = () => undefined;
  let woken = false;
  let stopped = false;
  /** When it last came round, by the machine's clock that is never set; undefined while it does not run by itself. */
  let turnedAt: number | undefined;

  const withRoom = () => {
    const busy = [...running.values()];
    return Object.keys(handlers).filter((kind) => busy.filter((each) => each === kind).length < atOnce);
  };
  /** Starts what is due, as far as there is room. */
  const takeDue = async () => {
    for (let kinds = withRoom(); !stopped && kinds.length > 0; kinds = withRoom()) {
      const job = await table.take(clock.now(), kinds);
      if (turnedAt !== undefined) turnedAt = performance.now();
      if (!job) return;
      const run: Promise<void> = performJob({ table, handlers, onGivenUp, clock, logger }, job)
        .catch((error: unknown) => {
          logger.error({ job: job.id, kind: job.kind, error }, 'the result of a job could not be stored');
        })
        .finally(() => {
          running.delete(run);
          rouse();
        });
      running.set(run, job.kind);
    }
  };
  const rouse = () => {
    woken = true;
    wake();
  };
  const sleep = async (milliseconds: number) => {
    if (woken || stopped) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      wake = resolve;
      timer = setTimeout(resolve, milliseconds);
    });
    clearTimeout(timer);
  };
  const untilNext = async () => {
    const due = await table.nextDue(withRoom());
    const longest = longestSleep[database.engine];
    return due === null ? longest : Math.min(longest, Math.max(shortestSleep, due.getTime() - clock.now().getTime()));
  };
  const begin = async () => {
    if (database.engine === 'pglite') await table.free();
    for (const dead of await table.readDead(clock.now())) {
      logger.warn(dead, 'a job that was given up before waits for the operator: docs/operations.md');
    }
  };

  return {
    wake: rouse,
    async runDue() {
      do {
        woken = false;
        await takeDue();
        if (running.size > 0) await Promise.race(running.keys());
        // What ended while it looked has made room for more.
      } while (running.size > 0 || woken);
    },
    start() {
      stopped = false;
      const loop = async () => {
        let begun = false;
        while (!stopped) {
          woken = false;
          turnedAt = performance.now();
          try {
            if (!begun) await begin();
            begun = true;
            await takeDue();
            await sleep(await untilNext());
          } catch (error) {
            logger.warn({ error }, 'the poll for jobs failed; it is tried again');
            await sleep(patience);
          }
        }
      };
      const looping = loop();
      return async (milliseconds) => {
        stopped = true;
        turnedAt = undefined;
        rouse();
        await within(
          milliseconds,
          looping.then(() => Promise.allSettled(running.keys())),
        );
        return running.size;
      };
    },
    standsStill: () => turnedAt !== undefined && performance.now() - turnedAt > longestSleep[database.engine] + longestTurn,
  };
}
