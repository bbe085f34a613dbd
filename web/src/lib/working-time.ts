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
