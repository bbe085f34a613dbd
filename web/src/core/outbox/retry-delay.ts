/** How long to wait after this many rounds in a row that could not finish: 1 s, 2 s, 4 s ... at most a minute. In milliseconds. */
export function retryDelay(failedRounds: number): number {
  return Math.min(1000 * 2 ** Math.max(failedRounds - 1, 0), 60_000);
}
