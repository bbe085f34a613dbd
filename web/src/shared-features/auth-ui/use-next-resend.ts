import { useEffect, useState } from 'react';
import { nextResend } from './resend-time.ts';

/** When the next message may be asked for, in milliseconds since 1970, or null for now. Changes once, at that moment; nothing ticks. */
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
