import { setTimeout } from 'node:timers/promises';

/** Where all reckoning of time in the server comes from, so that a test can move it. */
export interface Clock {
  now(): Date;
  /** Resolves after so long. On a clock that a test moves it is at once. */
  pause(milliseconds: number): Promise<void>;
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date(), pause: (milliseconds) => setTimeout(milliseconds) };
