import { growingWait } from '#lib/growing-wait.ts';

const longest = 5 * 60_000;

/**
 * How long to wait after this many attempts in a row that came to nothing, in ms: growing to five minutes, each half to one and a half times as
 * long by `chance` (0 to 1), so that all who lost a server at once do not come back at once.
 */
export function waitBefore(failures: number, chance: number): number {
  return growingWait(failures, longest) * (0.5 + chance);
}
