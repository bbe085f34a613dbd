import { formatClockTime, momentOf } from '#lib/clock-time.ts';
import { formatDate, formatDateSpan } from '#lib/local-date.ts';
import type { When } from './appointment-times.ts';

/** The first and last day of an appointment of several days, each with its time if it is known; null for one day. */
export function spanLabel(of: When, locale: string, options: Intl.DateTimeFormatOptions): string | null {
  const { date, start_time, end_date, end_time } = of;
  if (!end_date) return null;
  if (start_time === null) return formatDateSpan(date, end_date, locale, options);
  if (!end_time) {
    const days = [date, end_date].map((day) => formatDate(day, locale, options));
    return `${days[0]} ${formatClockTime(start_time, locale)} – ${days[1]}`;
  }
  const withTimes = new Intl.DateTimeFormat(locale, { ...options, hour: 'numeric', minute: '2-digit' });
  return withTimes.formatRange(momentOf(date, start_time), momentOf(end_date, end_time));
}
