/** A moment as the wire writes it, in UTC: '2026-11-21T09:30:00.000Z'. For days of a calendar use `calendar-date`. */
export function writeInstant(moment: Date): string {
  // eslint-disable-next-line no-restricted-syntax -- this is the one place where an instant is written
  return moment.toISOString();
}
