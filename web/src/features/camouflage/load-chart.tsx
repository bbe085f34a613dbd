import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { mean } from '#lib/aggregates.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { type camouflageEntries, effortKey } from './camouflage-entries.ts';
import { weeklyLoad } from './weekly-load.ts';

/**
 * The load of camouflaging in each week: the number of situations, and their mean effort. A week without a record has no
 * bar.
 */
export function LoadChart({ view }: { view: LookBackView<typeof camouflageEntries.fields> }): ReactNode {
  const t = useMessages('camouflage');
  const journal = useMessages('journal');
  const locale = useLocale();
  const weeks = weeklyLoad(view.entries, view.days);
  const effort = mean(view.entries.map((entry) => entry.effort));
  const toText = (level: number) =>
    t('effortOf', {
      level: formatNumber(level, locale, { maximumFractionDigits: 1 }),
      words: t(effortKey(level)),
    });
  const summary = [
    t('situations', { count: view.entries.length }),
    ...(effort === null ? [] : [t('averageEffort', { effort: toText(effort) })]),
  ].join(' ');
  const shortDay: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'numeric' };
  return (
    <>
      <p>{summary}</p>
      <BarChart
        summary={summary}
        formatValue={(count) => formatNumber(count, locale)}
        points={weeks.map(({ from, situations }) => ({ label: formatDate(from, locale, shortDay), value: situations }))}
      />
      <AsTable
        caption={t('weeklyLoad')}
        columns={[
          { id: 'week', label: t('week') },
          { id: 'count', label: t('count'), numeric: true },
          { id: 'effort', label: t('effort') },
        ]}
        rows={weeks.map((week) => ({
          id: week.from,
          cells: {
            week: journal('between', {
              from: formatDate(week.from, locale, { day: 'numeric', month: 'short' }),
              to: formatDate(week.to, locale, { day: 'numeric', month: 'short' }),
            }),
            count: week.situations === null ? journal('noRecord') : formatNumber(week.situations, locale),
            effort: week.effort === null ? '–' : toText(week.effort),
          },
        }))}
      />
    </>
  );
}
