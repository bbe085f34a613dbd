import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import type { Days } from '#lib/places-of-span.ts';
import { daysOfSpan } from '../points-of-span.ts';
import { useSection } from '../section-context.ts';
import { useMessagesOf } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { firstDayOfWeek } from '#lib/calendar-month.ts';

/** Names a day, a week or a month of the section's span; `short` for the ends of an axis, `mark` for every bar. */
export function usePlaceLabel(): (place: Days, width?: 'short' | 'mark') => string {
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

/** Fewer days than this say little, and the sentence says so. */
const few = 5;

/** What belongs to a sentence about so many days: how many stayed open, and that few say little. */
export function useHonesty(): (days: number) => readonly string[] {
  const t = useMessages('statistics');
  const { span } = useSection();
  return (days) => {
    const open = daysOfSpan(span) - days;
    return [...(open > 0 ? [t('open', { days: open })] : []), ...(days < few ? [t('few')] : [])];
  };
}

/** The word of a choice in its journal's language; what a person wrote themselves stays as it is. */
export function useNameOf(): (name: string) => string {
  const t = useMessagesOf(useSection().journal);
  return (name) => (/^\w+$/.test(name) && t.has(name) ? t(name) : name);
}

/** The sentence of a picture, and after it how much of the whole is drawn where that is not all. */
export function usePartDrawn(): (sentence: string, drawn: number, all: number) => string {
  const t = useMessages('statistics');
  const locale = useLocale();
  return (sentence, drawn, all) =>
    drawn < all
      ? `${sentence} ${t('partDrawn', { drawn: formatNumber(drawn, locale), all: formatNumber(all, locale) })}`
      : sentence;
}

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
