/** Upper bounds of a delay that the server requests, in ms, so that a faulty header cannot stop reading or sending for long. */
const longest = { reading: 10 * 60_000, writing: 60 * 60_000 };

const until = { reading: 0, writing: 0 };

/** Stores the delay that a busy server (429 or 5xx) requests, in seconds or as a date. Limits on writes do not affect reads. */
export function noteRetryAfter(response: Response, method = 'GET', now: number = Date.now()): void {
  if (response.status !== 429 && response.status < 500) return;
  const asked = response.headers.get('retry-after') ?? '';
  const kind = method === 'GET' || response.url.includes('/rpc/') ? 'reading' : 'writing';
  const wait = Number(asked) * 1000 || Date.parse(asked) - now;
  if (wait > 0) until[kind] = now + Math.min(wait, longest[kind]);
}

/** Remaining delay in ms before the next read; 0 for none. */
export function retryAfter(now: number = Date.now()): number {
  return Math.max(until.reading - now, 0);
}

/** Remaining delay in ms before the next write; 0 for none. */
export function retryWritingAfter(now: number = Date.now()): number {
  return Math.max(until.writing - now, 0);
}

let ahead = 0;

/**
 * Computes the offset of the server's clock from a response. The header `date` has whole seconds, which is precise enough.
 */
export function noteServerTime(response: Response, now: number = Date.now()): void {
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date)) ahead = date - now;
}

/** The current time of the server's clock, so that a device with a wrong clock neither ends nor extends a plan. */
export function serverNow(now: number = Date.now()): Date {
  return new Date(now + ahead);
}
