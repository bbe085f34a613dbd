import { setTimeout as pause } from 'node:timers/promises';

/** The server's clock for dates and delays. Tests replace it. */
export interface Clock {
  now(): Date;
  /** Resolves after this delay. A test clock resolves at once. */
  pause(milliseconds: number): Promise<void>;
}

export const systemClock: Clock = { now: () => new Date(), pause: (milliseconds) => pause(milliseconds) };

/**
 * Resolves with true if the work ends within this many milliseconds. Otherwise resolves with false, and the work
 * continues in the background. Rejects if the work rejects within that time.
 */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    return await Promise.race([work.then(() => true), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
