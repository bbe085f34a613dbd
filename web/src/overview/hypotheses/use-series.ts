import { useMemo } from 'react';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { ownSeriesOf, seriesOf, type DailyAnswer } from '../statistics/insights/series-of.ts';
import { spanOf } from '../statistics/span-of.ts';
import { useStatisticsQuery } from '../statistics/use-statistics-query.ts';
import type { Recorded } from './compared-days.ts';

/**
 * The person's daily values between two days, also those of own trackers, and of the own tags with these ids. `name` identifies
 * the response that the device stores.
 */
export function useSeries(name: string, from: CalendarDate, to: CalendarDate, tags: readonly string[]) {
  const { result, ...reading } = useStatisticsQuery<DailyAnswer>(name, {
    call: 'daily_series',
    args: {
      ...{ from_date: from, to_date: to, zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      ...(tags.length > 0 && { own_tags: tags }),
    },
    span: { from, to, grain: 'day' },
  });
  const recorded = useMemo<Recorded | null>(() => {
    if (!result) return null;
    const { answer, span } = result;
    return { series: new Map([...seriesOf(answer, span), ...ownSeriesOf(answer, span)]), from: span.from };
  }, [result]);
  return { ...reading, recorded };
}

/** The daily values of the last year. Without tags, this is the response that the insights use too. */
export function useLastYear(tags: readonly string[]) {
  const { from, to } = spanOf('year', useToday());
  return useSeries(['insights', ...tags].join('/'), from, to, tags);
}
