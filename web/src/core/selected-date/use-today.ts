import { useSyncExternalStore } from 'react';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { localToday } from '#lib/local-date.ts';

/** Today's local date. Updates at midnight, and when the device wakes after midnight. */
export function useToday(): CalendarDate {
  return useSyncExternalStore(followMidnight, localToday);
}

function followMidnight(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(
      () => {
        changed();
        wait();
      },
      midnight.getTime() - now.getTime() + 50,
    );
  };
  wait();
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}
