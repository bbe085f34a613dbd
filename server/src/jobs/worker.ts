import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '#database/port.ts';
import { within, type Clock } from '#clock.ts';
import type { OnGivenUpByKind, Handlers } from './job.ts';
import { jobTable } from './job-table.ts';
import { performJob } from './perform-job.ts';

export interface Worker {
  /** Makes the worker poll at once, because a new job may be due. */
  wake(): void;
  /** Runs all due jobs until none is left. For tests, which do not start the worker. */
  runDue(): Promise<void>;
  /**
   * Runs jobs as they come due, and returns a function that stops the worker. That function takes no more jobs, waits up to
   * `milliseconds` for running jobs, and resolves with the number of unfinished jobs. Unfinished jobs stay leased until
   * their lease ends, or until the next start of the embedded engine, so that no two processes run one job.
   */
  start(): (milliseconds: number) => Promise<number>;
  /** Whether the worker is started but has not polled for longer than its longest sleep plus `longestTurn`. */
  standsStill(): boolean;
}

/**
 * The maximum number of concurrent jobs of one kind. Jobs mostly wait for other services. Each kind has its own limit, so
 * that a service that hangs does not stop other kinds.
 */
const atOnce = 8;
/** The maximum milliseconds between polls. It is shorter on PostgreSQL, where other processes can add jobs. */
const longestSleep = { postgres: 5_000, pglite: 60_000 };
const shortestSleep = 100;
/** Milliseconds until the next poll after the database failed to respond. */
const patience = 3_000;
/**
 * Milliseconds beyond the longest sleep after which the worker counts as stalled. This is longer than the owner's statement
 * timeout (60 seconds), so one slow statement is not a stall.
 */
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
  /** The running jobs and their kinds. */
  const running = new Map<Promise<void>, string>();
  let wake: () => void = () => undefined;
  let woken = false;
  let stopped = false;
  /** When the loop last polled, by the monotonic clock; undefined while the worker is not started. */
  let turnedAt: number | undefined;

  const withRoom = () => {
    const busy = [...running.values()];
    return Object.keys(handlers).filter((kind) => busy.filter((each) => each === kind).length < atOnce);
  };
  /** Starts due jobs while there is capacity. */
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
        // Poll again if a job ended during the poll, because it freed capacity.
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
