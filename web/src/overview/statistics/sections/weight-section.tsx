import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { weightTrend, trendByDay } from '#features/weight/weight-trend.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { LineChart } from '#ui/line-chart.tsx';
import type { Statistics } from '../statistics-responses.ts';
import { meanOfPoint } from '../sums-and-means.ts';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { TrendChart } from '../charts/trend-chart.tsx';
import { usePlaceLabel } from '../charts/chart-sentences.ts';
import { ValueTable } from '../charts/value-table.tsx';
import { pointsOfSpan } from '../points-of-span.ts';
import { useSection } from '../section-context.ts';
import { useStatisticsQuery } from '../use-statistics-query.ts';

/** How many days before the span the smoothed trend needs, as on the weight page. */
const runUp = 90;

/**
 * If each point of the chart is a day, shows the smoothed trend and the weighings. Points that are weeks or months are
 * means and need no smoothing.
 */
export function WeightSection(): ReactNode {
  const t = useMessages('weight');
  const formatWeight = useKilograms();
  const { span } = useSection();
  if (span.grain !== 'day') return <TrendChart title={t('weight_kg')} measure="weight" format={formatWeight} fromLowest />;
  return <DailyTrend />;
}

function useKilograms(): (kilograms: number) => string {
  const locale = useLocale();
  return (kilograms) => formatMeasure(kilograms, 'kilogram', locale, { maximumFractionDigits: 1 });
}

function DailyTrend(): ReactNode {
  const t = useMessages('weight');
  const formatWeight = useKilograms();
  const wordsOf = usePlaceLabel();
  const [trendOnly] = usePreference('weightTrendOnly');
  const { span, statistics, period } = useSection();
  const before = { ...span, from: addDays(span.from, -runUp) };
  const { result } = useStatisticsQuery<Statistics>(`weight/${period}/run-up`, {
    call: 'journal_statistics',
    args: { journal: 'weight', from_date: before.from, to_date: before.to, grain: 'day' },
    span: before,
  });
  const weighings = (result?.answer.points ?? []).map((point) => ({
    date: point.at,
    weight_kg: meanOfPoint(point, 'weight') ?? 0,
  }));
  const places = pointsOfSpan(span, statistics.points);
  const trend = trendByDay(
    weightTrend(weighings),
    places.map(({ from }) => from),
  );
  const drawn = trend.filter((value) => value !== null);
  if (!result || drawn.length === 0) return null;
  const summary = t('summary', {
    days: statistics.days,
    first: formatWeight(drawn[0] ?? 0),
    last: formatWeight(drawn.at(-1) ?? 0),
  });
  const cell = (value: number | null | undefined) => (value === null || value === undefined ? null : formatWeight(value));
  return (
    <ChartFrame title={t('trend')} summary={`${summary} ${t('trendMeans')}`}>
      <LineChart
        fromLowest
        summary={summary}
        points={places.map((place) => ({ label: wordsOf(place, 'short'), value: meanOfPoint(place.point, 'weight') }))}
        trend={trend}
        trendOnly={trendOnly}
        formatValue={formatWeight}
      />
      <ValueTable
        title={t('trend')}
        places={places}
        columns={[
          ...(trendOnly
            ? []
            : [
                {
                  label: t('weight_kg'),
                  valueOf: ({ point }: (typeof places)[number]) => cell(meanOfPoint(point, 'weight')),
                },
              ]),
          { label: t('trend'), valueOf: (place) => cell(trend[places.indexOf(place)]) },
        ]}
      />
    </ChartFrame>
  );
}
