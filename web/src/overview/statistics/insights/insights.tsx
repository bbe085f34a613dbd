import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { DailySeries, Findings } from '#lib/insights/find-insights.ts';
import { RetryButton } from '#core/journal/retry-button.tsx';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { spanOf } from '../span-of.ts';
import { useStatisticsQuery } from '../use-statistics-query.ts';
import { InsightList } from './insight-list.tsx';
import { seriesOf, type DailyAnswer } from './series-of.ts';

/**
 * Shows how the user's records of one day relate to those of the same or a later day, over a year. Fetches the values when
 * the user opens this part. A worker compares the days.
 */
export function Insights(): ReactNode {
  const t = useMessages('insights');
  const span = spanOf('year', useToday());
  const { result, state, retry } = useStatisticsQuery<DailyAnswer>('insights', {
    call: 'daily_series',
    args: { from_date: span.from, to_date: span.to, zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    span,
  });
  const series = useMemo(() => (result ? seriesOf(result.answer, result.span) : null), [result]);
  const { compared, retry: compareAgain } = useFindings(series);
  // Offline data counts as ready, because the notice above the sections already shows its age.
  const reading = state === 'offline' ? 'ready' : state;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('intro')}</p>
      <QueryStateNotice reading={reading} retry={retry} />
      {series && compared === null && <Loading label={t('comparing')} />}
      {compared === undefined && (
        <Notice tone="problem">
          <p>{t('failed')}</p>
          <RetryButton retry={async () => compareAgain()} variant="quiet" />
        </Notice>
      )}
      {compared && <InsightList findings={compared} />}
    </div>
  );
}

/** The findings; null while comparing, undefined if the worker failed. */
type Compared = Findings | null | undefined;

/** Compares the days in a worker. Terminates the worker on unmount and when the series changes. */
function useFindings(series: ReadonlyMap<string, DailySeries> | null): { compared: Compared; retry: () => void } {
  const [compared, setCompared] = useState<Compared>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (!series) return undefined;
    const worker = new Worker(new URL('./insights-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Findings>) => setCompared(data);
    worker.onerror = () => setCompared(undefined);
    worker.postMessage(series);
    return () => worker.terminate();
  }, [series, asked]);
  const retry = () => {
    setCompared(null);
    setAsked(asked + 1);
  };
  return { compared, retry };
}
