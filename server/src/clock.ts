import { setTimeout as pause } from 'node:timers/promises';

/** The server reads the time only from here, so that a test can change it. */
export interface Clock {
  now(): Date;
  /** Resolves after a delay. On a test clock, at once. */
  pause(milliseconds: number): Promise<void>;
}

export const systemClock: Clock = { now: () => new Date(), pause: (milliseconds) => pause(milliseconds) };

/**
 * Whether the work ends within the given milliseconds. If not, it continues in the background. Rejects if the work
 * rejects in time.
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
