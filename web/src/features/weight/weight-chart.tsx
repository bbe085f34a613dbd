import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import { formatMeasure } from '#core/journal/format-measure.ts';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { mean } from '#lib/aggregates.ts';
import { LineChart } from '#ui/line-chart.tsx';
import { weightTrend, trendByDay } from './weight-trend.ts';
import { type weightEntries, useWeighings } from './weight-entries.ts';

interface WeightChartProps {
  view: LookBackView<typeof weightEntries.fields>;
  trendOnly: boolean;
}

/** A line of the trend and, unless `trendOnly`, a line of the weighings, which has gaps on days without a record. */
export function WeightChart({ view, trendOnly }: WeightChartProps): ReactNode {
  const t = useMessages('weight');
  const journal = useMessages('journal');
  const locale = useLocale();
  const trend = trendByDay(weightTrend(useWeighings(view.from, view.to) ?? []), view.days);
  const weights = view.days.map((day) => mean(view.entriesOn(day).map((entry) => entry.weight_kg)));
  const drawn = trend.filter((value) => value !== null);
  const toText = (kilograms: number) => formatMeasure(kilograms, 'kilogram', locale, { maximumFractionDigits: 1 });
  const orNothing = (value: number | null | undefined) =>
    value === null || value === undefined ? journal('noRecord') : toText(value);
  const summary = t('summary', {
    days: weights.filter((value) => value !== null).length,
    first: toText(drawn[0] ?? 0),
    last: toText(drawn.at(-1) ?? 0),
  });
  const isYear = view.kind === 'year';
  const asEnd: Intl.DateTimeFormatOptions = isYear
    ? { month: 'short', year: 'numeric' }
    : { day: 'numeric', month: 'short' };
  const shortDay = (index: number) => formatDate(view.days[index] ?? view.to, locale, asEnd);
  const rows = view.days.map((day, index) => ({ day, weight: weights[index], trend: trend[index] }));
  return (
    <>
      <p>{summary}</p>
      <LineChart
        fromLowest
        summary={summary}
        points={weights.map((value, index) => ({ label: shortDay(index), value }))}
        trend={trend}
        trendOnly={trendOnly}
        formatValue={toText}
      />
      <AsTable
        caption={t('title')}
        columns={[
          { id: 'day', label: t('day') },
          ...(trendOnly ? [] : [{ id: 'weight', label: t('weight_kg'), numeric: true }]),
          { id: 'trend', label: t('trend'), numeric: true },
        ]}
        // For a year the table has only days with a record, because a row for every day would make it too long.
        rows={rows
          .filter(({ weight }) => !isYear || weight !== null)
          .map((row) => ({
            id: row.day,
            cells: { day: formatDate(row.day, locale), weight: orNothing(row.weight), trend: orNothing(row.trend) },
          }))}
      />
    </>
  );
}
