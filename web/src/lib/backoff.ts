const first = 1000;

/** Exponential backoff after this many consecutive failures: 1 s, 2 s, 4 s ... at most `longest`. All in milliseconds. */
export function backoffDelay(failures: number, longest: number): number {
  return Math.min(first * 2 ** Math.max(failures - 1, 0), longest);
}
