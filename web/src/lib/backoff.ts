const first = 1000;

/**
 * The delay before the next try after this many consecutive failures: 1000 ms, 2000 ms, 4000 ms and so on, at most
 * `longest` ms.
 */
export function backoffDelay(failures: number, longest: number): number {
  return Math.min(first * 2 ** Math.max(failures - 1, 0), longest);
}
