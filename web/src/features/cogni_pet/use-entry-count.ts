import { useEffect, useState } from 'react';
import { dataClient } from '#core/wire/data-client.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/**
 * The state of the request that counts entries: pending, or done with the number of today's entries. That number is null if
 * the request failed or, without premium, was not sent.
 */
export type Counted = { readonly asking: true } | { readonly asking: false; readonly entriesToday: number | null };

/**
 * With premium, makes the server count the entries when the page opens and when a day begins. Offline, the points of the
 * previous count stay.
 */
export function useCounted(today: CalendarDate, mayWrite: boolean): Counted {
  const [counted, setCounted] = useState<Counted>({ asking: true });
  useEffect(() => {
    let gone = false;
    const report = (entriesToday: number | null) => {
      if (!gone) setCounted({ asking: false, entriesToday });
    };
    if (!mayWrite) {
      report(null);
      return;
    }
    void dataClient()
      .rpc('count_pet_points', { today })
      .then(
        ({ data, error }) => report(error ? null : Number(data)),
        () => report(null),
      );
    return () => {
      gone = true;
    };
  }, [today, mayWrite]);
  return counted;
}
