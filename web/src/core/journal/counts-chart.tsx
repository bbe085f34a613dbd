import { useId, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { wholePattern } from '#ui/fill-patterns.ts';
import { PartsChart } from '#ui/parts-chart.tsx';
import { AsTable } from './as-table.tsx';

interface CountsChartProps {
  title: string;
  /** The names with their counts, most frequent first. */
  counts: readonly { readonly name: string; readonly count: number }[];
  /** One sentence that says which name is the most frequent. */
  summary: string;
}

/** A bar chart of counts by name, with a heading, a sentence and a table. */
export function CountsChart({ title, counts, summary }: CountsChartProps): ReactNode {
  const t = useMessages('journal');
  const locale = useLocale();
  const heading = useId();
  const rows = counts.map(({ name, count }) => ({ name, count, amount: formatNumber(count, locale) }));
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4">
      <h3 id={heading} className="text-base font-semibold">
        {title}
      </h3>
      <p>{summary}</p>
      <PartsChart
        summary={summary}
        kinds={[]}
        rows={rows.map(({ name, count, amount }) => ({ label: name, amount, parts: [{ at: wholePattern, value: count }] }))}
      />
      <AsTable
        caption={title}
        columns={[
          { id: 'name', label: title },
          { id: 'count', label: t('times'), numeric: true },
        ]}
        rows={rows.map(({ name, amount }) => ({ id: name, cells: { name, count: amount } }))}
      />
    </section>
  );
}
