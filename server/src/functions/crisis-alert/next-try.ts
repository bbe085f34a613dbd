/** Seconds between two attempts of one message: some three and a half hours, so that a mail server may be away for a while. */
const waits = [5, 15, 45, 120, 300, 600, 1200, 1800, 1800, 3600, 3600];
/** Attempts without a known end may each have left a message: after so many, half an hour on, nobody is sent another. */
const mostUncertain = 8;
const longestAsked = 3600;

interface Tried {
  /** Attempts so far. */
  attempts: number;
  /** Whether the last one may have left a message all the same. */
  uncertain: boolean;
  /** Whether it was our process that ended, which says nothing of the other side: then the next one is soon. */
  cut?: boolean;
  /** Seconds that the other side asked to be left alone. */
  retryAfter?: number | undefined;
  now: Date;
}

/** When a message is tried again; null: it was tried often enough. */
export function nextTry({ attempts, uncertain, cut = false, retryAfter = 0, now }: Tried): Date | null {
  const wait = waits[cut ? 0 : attempts - 1];
  if (wait === undefined || (uncertain && attempts >= mostUncertain)) return null;
  return new Date(now.getTime() + 1000 * Math.max(wait, Math.min(retryAfter, longestAsked)));
}
