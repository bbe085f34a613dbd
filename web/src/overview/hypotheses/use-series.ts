import { useMemo } from 'react';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { seriesOf, trackersOf, type DailyAnswer } from '../statistics/insights/series-of.ts';
import { spanOf } from '../statistics/span-of.ts';
import { useStatisticsQuery } from '../statistics/use-statistics-query.ts';
import type { Recorded } from './compared-days.ts';

/** The person's daily values between two days, also those of own trackers. `name` identifies the response that the device stores. */
export function useSeries(name: string, from: CalendarDate, to: CalendarDate) {
  const { result, ...reading } = useStatisticsQuery<DailyAnswer>(name, {
    call: 'daily_series',
    args: { from_date: from, to_date: to, zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    span: { from, to, grain: 'day' },
  });
  const recorded = useMemo<Recorded | null>(() => {
    if (!result) return null;
    const { answer, span } = result;
    return { series: new Map([...seriesOf(answer, span), ...trackersOf(answer, span)]), from: span.from };
  }, [result]);
  return { ...reading, recorded };
}

/** The daily values of the last year: the response that the insights use too. */
export function useLastYear() {
  const { from, to } = spanOf('year', useToday());
  return useSeries('insights', from, to);
}
