/** Where all reckoning of time in the server comes from, so that a test can move it. */
export interface Clock {
  now(): Date;
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };
