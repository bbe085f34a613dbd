import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import type { Days } from '#lib/chart-buckets.ts';
import type { Point } from '../statistics-responses.ts';
import { daysOfSpan } from '../points-of-span.ts';
import { useSection } from '../section-context.ts';
import { useMessagesOf } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { firstDayOfWeek } from '#lib/first-day-of-week.ts';

/**
 * Names a day, week or month of the section's span. `width`: `short` for the first and last label of an axis, `mark` for the
 * label of each bar.
 */
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

/** With fewer recorded days than this, the summary warns that so few days say little. */
const few = 5;

/** Sentences for a summary: how many days have no record, how many recorded days lack the value, and whether the days are few. */
export function useHonesty(): (days: number, points: readonly Point[]) => readonly string[] {
  const t = useMessages('statistics');
  const { span } = useSection();
  return (days, points) => {
    const recorded = Math.max(
      days,
      points.reduce((all, point) => all + point.days, 0),
    );
    const open = daysOfSpan(span) - recorded;
    return [
      ...(open > 0 ? [t('open', { days: open })] : []),
      ...(recorded > days ? [t('unvalued', { days: recorded - days })] : []),
      ...(days < few ? [t('few')] : []),
    ];
  };
}

/** Translates the name of a choice with its journal's messages. A text that the user wrote stays unchanged. */
export function useNameOf(): (name: string) => string {
  const t = useMessagesOf(useSection().journal);
  return (name) => (/^\w+$/.test(name) && t.has(name) ? t(name) : name);
}

/** Returns a function for charts that draw only a part of their data. It adds to the summary how much the chart draws. */
export function usePartDrawn(): (sentence: string, drawn: number, all: number) => string {
  const t = useMessages('statistics');
  const locale = useLocale();
  return (sentence, drawn, all) =>
    drawn < all
      ? `${sentence} ${t('partDrawn', { drawn: formatNumber(drawn, locale), all: formatNumber(all, locale) })}`
      : sentence;
}

interface Weekday {
  /** The weekday's number, as in the server's counts: '0' is Sunday. */
  readonly id: string;
  readonly name: string;
  /** The abbreviation without its dot, to fit on a phone. */
  readonly short: string;
}

/** An arbitrary Sunday from which the weekdays are counted. */
const sunday = calendarDate('2026-11-22');

/** The weekdays in the user's language, from the first day of their week. */
export function useWeekdays(): readonly Weekday[] {
  const locale = useLocale();
  return Array.from({ length: 7 }, (_, index) => {
    const weekday = (firstDayOfWeek(locale) + index) % 7;
    const name = (width: 'short' | 'long') => formatDate(addDays(sunday, weekday), locale, { weekday: width });
    return { id: String(weekday), name: name('long'), short: name('short').replace('.', '') };
  });
}
