import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { wholePattern } from '#ui/fill-patterns.ts';
import { PartsChart } from '#ui/parts-chart.tsx';
import { type factsEntries, countOfCategories } from './facts-entries.ts';

/** The facts of a period, with a bar for each category that has some. */
export function FactsChart({ view }: { view: LookBackView<typeof factsEntries.fields> }): ReactNode {
  const t = useMessages('facts');
  const locale = useLocale();
  const counts = countOfCategories(view.entries);
  const [first, second] = counts;
  const count = view.entries.length;
  const summary =
    first === undefined || first.count === second?.count
      ? t('mostOftenMany', { count })
      : t('mostOften', { count, category: t(first.category) });
  return (
    <>
      <p>{summary}</p>
      <PartsChart
        summary={summary}
        kinds={[]}
        rows={counts.map((each) => ({
          label: t(each.category),
          amount: formatNumber(each.count, locale),
          parts: [{ at: wholePattern, value: each.count }],
        }))}
      />
      <AsTable
        caption={t('byCategory')}
        columns={[
          { id: 'category', label: t('category') },
          { id: 'count', label: t('count'), numeric: true },
        ]}
        rows={counts.map((each) => ({
          id: each.category,
          cells: { category: t(each.category), count: formatNumber(each.count, locale) },
        }))}
      />
    </>
  );
}
