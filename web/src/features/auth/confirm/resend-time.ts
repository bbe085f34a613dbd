/** Two confirmation mails are at least this far apart, in seconds (specification, section 9). */
export const resendInterval = 60;

/** When the next mail may be asked for, in milliseconds since 1970; null when that is now. */
export function nextResend(sentAt: number | null, now: number): number | null {
  if (sentAt === null) return null;
  const due = sentAt + resendInterval * 1000;
  return due > now ? due : null;
}

/**
 * A moment as a time of day to the minute, rounded up, so that asking at the named time always works: 14:31:20 → 14:32.
 * `locale` as in `htmlLang`.
 */
export function timeOfDay(moment: number, locale: string): string {
  const minute = 60_000;
  const rounded = new Date(Math.ceil(moment / minute) * minute);
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(rounded);
}
