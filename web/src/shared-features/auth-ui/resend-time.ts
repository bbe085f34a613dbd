import { serverSettings } from '#core/wire/server-settings.ts';

/** Two messages for one purpose to one address are at least this far apart, in milliseconds, by the operator's setting. */
export const resendInterval = (): number => serverSettings().resendSeconds * 1000;

/** When the next message may be asked for, in milliseconds since 1970; null when that is now. */
export function nextResend(sentAt: number | null, now: number, interval = resendInterval()): number | null {
  if (sentAt === null) return null;
  const due = sentAt + interval;
  return due > now ? due : null;
}
