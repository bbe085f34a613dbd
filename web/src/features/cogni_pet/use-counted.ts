import { useEffect, useState } from 'react';
import { dataClient } from '#core/wire/data-client.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/** What came of the asking: on its way, or done, with the day's number of entries where the server could be asked. */
export type Counted = { readonly asking: true } | { readonly asking: false; readonly entriesToday: number | null };

/** Has the server count the person's entries when the page opens and on a new day. Without a network what was counted before holds. */
export function useCounted(today: CalendarDate, mayWrite: boolean): Counted {
  const [counted, setCounted] = useState<Counted>({ asking: true });
  useEffect(() => {
    let gone = false;
    const tell = (entriesToday: number | null) => {
      if (!gone) setCounted({ asking: false, entriesToday });
    };
    if (!mayWrite) {
      tell(null);
      return;
    }
    void dataClient()
      .rpc('count_pet_points', { today })
      .then(
        ({ data, error }) => tell(error ? null : Number(data)),
        () => tell(null),
      );
    return () => {
      gone = true;
    };
  }, [today, mayWrite]);
  return counted;
}
