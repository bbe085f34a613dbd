import { useState } from 'react';
import { useUser } from '#core/session/session.ts';
import { safeLocalStorage } from '#core/storage/safe-local-storage.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/**
 * How many times the person swapped the verse of a date: `[swaps, setSwaps]`. It holds for that date and this device alone, for the last date that
 * was swapped: a swap is no answer to a verse.
 */
export function useVerseSwaps(date: CalendarDate): readonly [number, (swaps: number) => void] {
  const place = `cogn-verse-swaps ${useUser()?.id ?? ''}`;
  const [kept, setKept] = useState(() => safeLocalStorage.getItem(place));
  const [day, swaps] = (kept ?? '').split(' ');
  const setSwaps = (next: number) => {
    const text = `${date} ${String(next)}`;
    setKept(text);
    try {
      safeLocalStorage.setItem(place, text);
    } catch {
      // No room is left on the device: the swap lasts as long as the page.
    }
  };
  return [day === date ? Number(swaps) : 0, setSwaps];
}
