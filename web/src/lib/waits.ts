const first = 1000;

/** Exponential backoff after this many consecutive failures: 1 s, 2 s, 4 s ... at most `longest`. All in milliseconds. */
export function growingWait(failures: number, longest: number): number {
  return Math.min(first * 2 ** Math.max(failures - 1, 0), longest);
}

const step = 100;

/**
 * Resolves after this time, in steps of 100 ms that let other work run. If the device is busy for seconds, only one step
 * ends in that time, so that a queued result can still arrive in time.
 */
export async function workingTime(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += step) {
    await new Promise((next) => setTimeout(next, Math.min(step, milliseconds - passed)));
  }
}
