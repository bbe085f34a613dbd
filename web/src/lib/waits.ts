const first = 1000;

/** How long to wait after this many attempts in a row that came to nothing: 1 s, 2 s, 4 s ... at most `longest`. All in milliseconds. */
export function growingWait(failures: number, longest: number): number {
  return Math.min(first * 2 ** Math.max(failures - 1, 0), longest);
}
