/** Two messages to one address are at least this far apart, in seconds (specification, section 9). */
export const resendInterval = 60;

/** When the next message may be asked for, in milliseconds since 1970; null when that is now. */
export function nextResend(sentAt: number | null, now: number): number | null {
  if (sentAt === null) return null;
  const due = sentAt + resendInterval * 1000;
  return due > now ? due : null;
}
