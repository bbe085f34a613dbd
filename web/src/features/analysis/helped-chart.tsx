import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import type { EntryOf } from '#core/journal/define-journal.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { PartsChart } from '#ui/parts-chart.tsx';
import type { analysisEntries } from './analysis-entries.ts';
import { whatHelped } from './overload-summary.ts';

/**
 * A bar for each recovery method. The length of the bar is the number of uses. Its filled part is the number of times that
 * the method helped most.
 */
export function HelpedChart({ entries }: { entries: readonly EntryOf<typeof analysisEntries>[] }): ReactNode {
  const t = useMessages('analysis');
  const locale = useLocale();
  const helped = whatHelped(entries);
  const [first, second] = helped;
  if (first === undefined) return null;
  const clear = first.most > 0 && first.most > (second?.most ?? 0);
  const summary = clear ? t('helpedMost', { name: t(first.strategy), count: first.most }) : t('helpedEvenly');
  return (
    <section aria-labelledby="analysis-helped" className="flex flex-col gap-4">
      <h3 id="analysis-helped" className="text-base font-semibold">
        {t('helpedTitle')}
      </h3>
      <p>{summary}</p>
      <PartsChart
        summary={summary}
        kinds={[
          {
            kind: 'most',
            at: 2,
            label: t('helped_most'),
            amount: formatNumber(
              helped.reduce((sum, { most }) => sum + most, 0),
              locale,
            ),
          },
          {
            kind: 'used',
            at: 1,
            label: t('usedToo'),
            amount: formatNumber(
              helped.reduce((sum, { used, most }) => sum + used - most, 0),
              locale,
            ),
          },
        ]}
        rows={helped.map(({ strategy, used, most }) => ({
          label: t(strategy),
          amount: formatNumber(used, locale),
          parts: [...(most > 0 ? [{ at: 2, value: most }] : []), ...(used > most ? [{ at: 1, value: used - most }] : [])],
        }))}
      />
      <AsTable
        caption={t('helpedTitle')}
        columns={[
          { id: 'strategy', label: t('strategies') },
          { id: 'used', label: t('used'), numeric: true },
          { id: 'most', label: t('helped_most'), numeric: true },
        ]}
        rows={helped.map(({ strategy, used, most }) => ({
          id: strategy,
          cells: {
            strategy: t(strategy),
            used: formatNumber(used, locale),
            most: most === 0 ? '–' : formatNumber(most, locale),
          },
        }))}
      />
    </section>
  );
}
