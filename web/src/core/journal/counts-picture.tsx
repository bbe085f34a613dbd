import { useId, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { PartsChart } from '#ui/parts-chart.tsx';
import { AsTable } from './as-table.tsx';

interface CountsPictureProps {
  title: string;
  /** What was named, in words, the most frequent first. */
  counts: readonly { readonly name: string; readonly count: number }[];
  /** One sentence that says which was named most. */
  summary: string;
  /** The place in the order of patterns, so that two pictures on a page differ. */
  at: number;
}

/** How often each of a few was named in a period: a heading, a sentence, a bar for each, and the table behind them. */
export function CountsPicture({ title, counts, summary, at }: CountsPictureProps): ReactNode {
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
        rows={rows.map(({ name, count, amount }) => ({ label: name, amount, parts: [{ at, value: count }] }))}
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
