import type { Clock } from '#clock.ts';

/**
 * A clock that moves only when the test moves it. It starts at the machine's time, so that it agrees with the
 * database's `now()`.
 */
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
