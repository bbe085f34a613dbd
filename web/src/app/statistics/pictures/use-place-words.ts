import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate, type CalendarDate } from '#lib/calendar-date.ts';
import { useSection } from '../section-context.ts';

/** Names a day, a week or a month of the section's span; `short` for the ends of an axis, `mark` for every bar. */
export function usePlaceWords(): (at: CalendarDate, width?: 'short' | 'mark') => string {
  const t = useMessages('statistics');
  const locale = useLocale();
  const { period, span } = useSection();
  const { grain } = span;
  return (at, width) => {
    if (width === 'mark') return formatDate(at, locale, period === 'week' ? { weekday: 'short' } : { day: 'numeric' });
    if (grain === 'month') return formatDate(at, locale, { month: width ?? 'long', year: 'numeric' });
    if (width)
      return formatDate(at, locale, { day: 'numeric', month: 'short', ...(grain === 'week' && { year: '2-digit' }) });
    const date = formatDate(at, locale, { dateStyle: 'medium' });
    return grain === 'week' ? t('weekOf', { date }) : date;
  };
}
