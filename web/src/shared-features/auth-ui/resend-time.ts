import { serverSettings } from '#core/server/server-settings.ts';
import { useEffect, useState } from 'react';

/** The operator's minimum interval between two messages of one purpose to one address, in milliseconds. */
export const resendInterval = (): number => serverSettings().resendSeconds * 1000;

/** When the next message is allowed, in ms since 1970; null if it is allowed now. */
export function nextResend(sentAt: number | null, now: number, interval = resendInterval()): number | null {
  if (sentAt === null) return null;
  const due = sentAt + interval;
  return due > now ? due : null;
}

/** When the next message is allowed, in ms since 1970; null if now. Updates once at that time, without a countdown. */
export function useNextResend(sentAt: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  const due = nextResend(sentAt, now);
  useEffect(() => {
    if (due === null) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(due - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [due]);
  return due;
}

/** Formats a time, rounded up to the minute so that a retry then works: 14:31:20 → 14:32. `locale` comes from `htmlLang`. */
export function timeOfDay(moment: number, locale: string): string {
  const minute = 60_000;
  const rounded = new Date(Math.ceil(moment / minute) * minute);
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(rounded);
}
