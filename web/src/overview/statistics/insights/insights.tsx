import { useMemo, type ReactNode } from 'react';
import { RetryButton } from '#core/journal/retry-button.tsx';
import { ReadingStates } from '#core/journal/reading-states.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { spanOf } from '../span-of.ts';
import { useStatisticsQuery } from '../use-statistics-query.ts';
import { InsightList } from './insight-list.tsx';
import { seriesOf, type DailyAnswer } from './series-of.ts';
import { useFindings } from './use-findings.ts';

/** What the days of a year say of each other: asked for, and compared beside the page, once somebody opens it. */
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
  // Without a network the notice above the sections says of when this is.
  const reading = state === 'offline' ? 'ready' : state;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('intro')}</p>
      <ReadingStates reading={reading} retry={retry} />
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
