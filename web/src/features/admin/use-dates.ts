import { useLocale } from 'use-intl/react';

/**
 * Formats dates in the person's language. `moment` and `localDay` use the local time zone; `day` uses UTC, as the server
 * does for grants and counts.
 */
export function useDates() {
  const locale = useLocale();
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const localDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', timeZone: 'UTC' });
  return {
    moment: (instant: string) => moment.format(new Date(instant)),
    day: (instant: string) => day.format(new Date(instant)),
    localDay: (instant: string) => localDay.format(new Date(instant)),
    shortDay: (instant: string) => shortDay.format(new Date(instant)),
  };
}
