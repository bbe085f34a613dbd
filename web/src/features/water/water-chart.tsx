import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import { formatMeasure } from '#core/journal/format-measure.ts';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { useWaterSettings } from './water-settings.ts';
import { type waterEntries, averagePerDay, dailyAmounts } from './water-entries.ts';

/** Bars of a week or a month, with the goal as a line. A day without a record has no bar. */
export function WaterChart({ view }: { view: LookBackView<typeof waterEntries.fields> }): ReactNode {
  const t = useMessages('water');
  const journal = useMessages('journal');
  const locale = useLocale();
  const { settings, known } = useWaterSettings();
  const toText = (amount: number) => formatMeasure(amount, 'milliliter', locale);
  const amounts = dailyAmounts(view.entries);
  const summary = t('summary', { days: amounts.size, average: toText(averagePerDay(view.entries) ?? 0) });
  const shortDay: Intl.DateTimeFormatOptions = view.kind === 'week' ? { weekday: 'short' } : { day: 'numeric' };
  return (
    <>
      <p>{summary}</p>
      <BarChart
        summary={summary}
        points={view.days.map((day) => ({ label: formatDate(day, locale, shortDay), value: amounts.get(day) ?? null }))}
        mark={known ? { value: settings.goal_ml, label: t('goal', { goal: toText(settings.goal_ml) }) } : undefined}
      />
      <AsTable
        caption={t('title')}
        columns={[
          { id: 'day', label: t('day') },
          { id: 'amount', label: t('amount_ml'), numeric: true },
        ]}
        rows={view.days.map((day) => {
          const amount = amounts.get(day);
          return {
            id: day,
            cells: { day: formatDate(day, locale), amount: amount === undefined ? journal('noRecord') : toText(amount) },
          };
        })}
      />
    </>
  );
}
