const step = 100;

/**
 * Resolves after so many milliseconds in which the page could do its work. A device that is busy for seconds uses up one step of a tenth of a
 * second meanwhile, not all of them: what was waited for may lie there already, behind the work, and gets its turn first.
 */
export async function workingTime(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += step) {
    await new Promise((next) => setTimeout(next, Math.min(step, milliseconds - passed)));
  }
}
