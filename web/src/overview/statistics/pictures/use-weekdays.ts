import { useLocale } from 'use-intl/react';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { firstDayOfWeek } from '#lib/calendar-month.ts';

interface Weekday {
  /** As the server's counts name it: '0' is Sunday. */
  readonly id: string;
  readonly name: string;
  /** Without a dot, which has no room on a phone. */
  readonly short: string;
}

/** Any Sunday: weekdays are named by counting from it. */
const sunday = calendarDate('2026-11-22');

/** The seven days of a week in the person's language, from the one with which their week begins. */
export function useWeekdays(): readonly Weekday[] {
  const locale = useLocale();
  return Array.from({ length: 7 }, (_, index) => {
    const weekday = (firstDayOfWeek(locale) + index) % 7;
    const name = (width: 'short' | 'long') => formatDate(addDays(sunday, weekday), locale, { weekday: width });
    return { id: String(weekday), name: name('long'), short: name('short').replace('.', '') };
  });
}
