import type { Clock } from '#clock.ts';

/** A clock that a test moves; it starts at the machine's time, as the database's own `now()` does, and stands still. */
export interface TestClock extends Clock {
  advance(seconds: number): void;
  set(moment: Date): void;
}

export function testClock(start = new Date()): TestClock {
  let milliseconds = start.getTime();
  return {
    now: () => new Date(milliseconds),
    pause: () => Promise.resolve(),
    advance(seconds) {
      milliseconds += seconds * 1000;
    },
    set(moment) {
      milliseconds = moment.getTime();
    },
  };
}
