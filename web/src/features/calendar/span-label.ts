import { momentOf } from '#lib/clock-time.ts';
import { formatDateSpan } from '#lib/local-date.ts';
import type { When } from './appointment-times.ts';

/** The first and last day of an appointment of several days, with their times if both are known; null for one day. */
export function spanLabel(of: When, locale: string, options: Intl.DateTimeFormatOptions): string | null {
  const { date, start_time, end_date, end_time } = of;
  if (!end_date) return null;
  if (!start_time || !end_time) return formatDateSpan(date, end_date, locale, options);
  const withTimes = new Intl.DateTimeFormat(locale, { ...options, hour: 'numeric', minute: '2-digit' });
  return withTimes.formatRange(momentOf(date, start_time), momentOf(end_date, end_time));
}
