/** A server that asks for more than this is asked again sooner: a mistaken header must end neither reading nor sending for long, in ms. */
const longest = { reading: 10 * 60_000, writing: 60 * 60_000 };

const until = { reading: 0, writing: 0 };

/** Notes how long a busy server (429 or 5xx) asks not to be asked, in seconds or as a date. What limits writing alone says nothing about reading. */
export function noteRetryAfter(response: Response, method = 'GET', now: number = Date.now()): void {
  if (response.status !== 429 && response.status < 500) return;
  const asked = response.headers.get('retry-after') ?? '';
  const kind = method === 'GET' || response.url.includes('/rpc/') ? 'reading' : 'writing';
  const wait = Number(asked) * 1000 || Date.parse(asked) - now;
  if (wait > 0) until[kind] = now + Math.min(wait, longest[kind]);
}

/** How long the server still asks not to be read from, in ms; 0 when it doesn't. */
export function retryAfter(now: number = Date.now()): number {
  return Math.max(until.reading - now, 0);
}

/** How long the server still asks not to be written to, in ms; 0 when it doesn't. */
export function retryWritingAfter(now: number = Date.now()): number {
  return Math.max(until.writing - now, 0);
}

let ahead = 0;

/** Learns from an answer how far the server's clock is ahead of this device's; `Date` has whole seconds, which is enough. */
export function noteServerTime(response: Response, now: number = Date.now()): void {
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date)) ahead = date - now;
}

/** Now by the server's clock, so that a device whose clock is a year off neither ends nor lengthens anybody's plan. */
export function serverNow(now: number = Date.now()): Date {
  return new Date(now + ahead);
}
