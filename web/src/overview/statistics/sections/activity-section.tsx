import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { intensities } from '#features/activity/activity-entries.ts';
import { formatMinutes } from '#lib/format-number.ts';
import { CountsChart } from '../charts/counts-chart.tsx';
import { CrossChart } from '../charts/cross-chart.tsx';
import { TotalsChart } from '../charts/totals-chart.tsx';
import { sumsByName } from '../sums-and-means.ts';
import { useSection } from '../section-context.ts';

/** Charts of minutes over time, and by kind of activity. */
export function ActivitySection(): ReactNode {
  const t = useMessages('activity');
  const own = useMessages('statistics');
  const locale = useLocale();
  const counts = useSection().statistics.counts['types'] ?? [];
  const minutesLabel = (minutes: number) => formatMinutes(minutes, locale);
  const [first, second] = sumsByName(counts);
  const ahead = first !== undefined && first.sum !== second?.sum;
  const summary = ahead
    ? t('mostTime', { type: t(first.name as 'running'), minutes: minutesLabel(first.sum) })
    : own('evenly');
  return (
    <>
      <TotalsChart title={t('byDay')} measure="minutes" format={minutesLabel} />
      {counts.length > 0 && (
        <CrossChart
          title={t('byType')}
          summary={summary}
          counts={counts}
          of="types"
          sides={[...intensities, 'unsaid']}
          format={minutesLabel}
        />
      )}
      <CountsChart title={t('tags')} of="tags" unit="days" own />
    </>
  );
}
