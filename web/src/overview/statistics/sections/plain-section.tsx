import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { formatMinutes, formatNumber } from '#lib/format-number.ts';
import { CountsChart } from '../charts/counts-chart.tsx';
import { TotalsChart } from '../charts/totals-chart.tsx';
import { TrendChart } from '../charts/trend-chart.tsx';
import { useSection } from '../section-context.ts';
import { plainCharts, type Unit } from './plain-charts.ts';

/** The section of a journal that needs only lines, bars and counts. */
export function PlainSection(): ReactNode {
  const t = useMessages('statistics');
  const { journal } = useSection();
  const words = useMessagesOf(journal);
  const formatOf = useUnitFormat();
  const note = journal === 'crisis' || journal === 'reminders' ? t(`note-${journal}`) : undefined;
  return (plainCharts[journal] ?? []).map((chart) => {
    const title = words(chart.title);
    switch (chart.kind) {
      case 'counts':
        return (
          <CountsChart
            key={chart.of}
            title={title}
            of={chart.of}
            {...(chart.unit && { unit: chart.unit })}
            {...(chart.own && { own: true })}
          />
        );
      case 'totals':
        return (
          <TotalsChart
            key={chart.measure}
            title={title}
            measure={chart.measure}
            format={formatOf(chart.unit)}
            {...(note !== undefined && { note })}
          />
        );
      default:
        return (
          <TrendChart
            key={chart.measure}
            title={title}
            measure={chart.measure}
            format={formatOf(chart.unit)}
            {...(chart.scale && { minimum: 1, maximum: 5 })}
            {...(chart.small && { small: true })}
          />
        );
    }
  });
}

/** Formats a number with its unit. A level also has the journal's message: "3,2 · mais ou menos". */
function useUnitFormat(): (unit: Unit) => (value: number) => string {
  const locale = useLocale();
  const words = useMessagesOf(useSection().journal);
  return (unit) => (value) => {
    if (unit === 'minutes') return formatMinutes(value, locale);
    if (unit === 'millilitres') return formatMeasure(value, 'milliliter', locale, { maximumFractionDigits: 0 });
    if (unit === 'number') return formatNumber(value, locale, { maximumFractionDigits: 1 });
    const level = formatNumber(value, locale, { maximumFractionDigits: 1 });
    return `${level} · ${words(`${unit}${String(Math.min(5, Math.max(1, Math.round(value))))}`)}`;
  };
}
