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
