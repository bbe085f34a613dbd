/** Formats an instant for the wire, in UTC: '2026-11-21T09:30:00.000Z'. For calendar days use `calendar-date`. */
export function writeInstant(moment: Date): string {
  // eslint-disable-next-line no-restricted-syntax -- this is the one place where an instant is written
  return moment.toISOString();
}
