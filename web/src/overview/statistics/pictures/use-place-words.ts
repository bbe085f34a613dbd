import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import type { Days } from '#lib/places-of-span.ts';
import { daysOfSpan } from '../points-of-span.ts';
import { useSection } from '../section-context.ts';

/** Names a day, a week or a month of the section's span; `short` for the ends of an axis, `mark` for every bar. */
export function usePlaceWords(): (place: Days, width?: 'short' | 'mark') => string {
  const t = useMessages('statistics');
  const journal = useMessages('journal');
  const locale = useLocale();
  const { period, span } = useSection();
  const { grain } = span;
  return ({ from: at, to }, width) => {
    if (width === 'mark') return formatDate(at, locale, period === 'week' ? { weekday: 'short' } : { day: 'numeric' });
    const isLonger = grain !== 'day' && daysOfSpan({ from: at, to }) > (grain === 'week' ? 7 : 31);
    if (isLonger && width === undefined) {
      const [from, until] = [at, to].map((day) => formatDate(day, locale, { dateStyle: 'medium' }));
      return journal('between', { from: from ?? '', to: until ?? '' });
    }
    if (grain === 'month') return formatDate(at, locale, { month: width ?? 'long', year: 'numeric' });
    if (width)
      return formatDate(at, locale, { day: 'numeric', month: 'short', ...(grain === 'week' && { year: '2-digit' }) });
    const date = formatDate(at, locale, { dateStyle: 'medium' });
    return grain === 'week' ? t('weekOf', { date }) : date;
  };
}
