/** How often the app checks whether the session must be refreshed, in milliseconds. */
export const tick = 30_000;
/** A session that ends within three ticks is refreshed by the next tick. */
export const refreshAhead = 3 * tick;
/** On load, a session that ends within this margin is refreshed before it is used. */
export const loadMargin = 10_000;
const retryStep = 200;
const retryCap = 30_000;

/** How long to wait after this many failed attempts in a row: 200 ms more each time, never over 30 s. */
export function retryDelay(failedAttempts: number): number {
  return Math.min(retryStep * failedAttempts, retryCap);
}

/** Whether a session's access token (`expires_at` in seconds) ends within this many milliseconds from now. */
export function endsWithin(session: { expires_at?: number | undefined }, margin: number, now: number): boolean {
  return (session.expires_at ?? 0) * 1000 - now <= margin;
}
