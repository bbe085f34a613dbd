const step = 100;

/**
 * Resolves after this time, in steps of 100 ms that let other work run. A device that is busy for seconds delays only
 * the current step. So a queued result can still arrive before the time is over.
 */
export async function workingTime(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += step) {
    await new Promise((next) => setTimeout(next, Math.min(step, milliseconds - passed)));
  }
}
