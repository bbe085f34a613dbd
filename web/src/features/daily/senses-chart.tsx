import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { countNames } from '#lib/count-names.ts';
import { PartsChart } from '#ui/parts-chart.tsx';
import type { dailyEntries } from './daily-entries.ts';
import { isStrong, senses, steps, type Step, stepCounts } from './senses.ts';

/**
 * The index of each step's fill pattern (`fillPatterns`). The ordinary step has only an outline; the extreme steps have the
 * strongest patterns.
 */
const appearanceOf: Readonly<Record<Step, number>> = { hypo: 0, low: 1, normal: 3, hyper: 4, veryHyper: 2 };

/** A bar for each sense with records in the period, stacked by the five steps. */
export function SensesChart({ view }: { view: LookBackView<typeof dailyEntries.fields> }): ReactNode {
  const t = useMessages('daily');
  const locale = useLocale();
  const inNumbers = (count: number) => formatNumber(count, locale);
  const said = senses
    .map((sense) => ({ sense, counts: stepCounts(view.entries.map((entry) => entry[sense])) }))
    .filter(({ counts }) => counts.length > 0);
  const all = stepCounts(view.entries.flatMap((entry) => senses.map((sense) => entry[sense])));
  const [strongest, next] = countNames(view.entries.flatMap((entry) => senses.filter((sense) => isStrong(entry[sense]))));
  const summary = [
    t('checkIns', { count: view.entries.length }),
    ...(strongest === undefined || strongest.count === next?.count
      ? []
      : [t('strongest', { sense: t(strongest.name), count: strongest.count })]),
  ].join(' ');
  return (
    <>
      <p>{summary}</p>
      {said.length > 0 && (
        <>
          <PartsChart
            summary={summary}
            kinds={all.map(({ step, count }) => ({
              kind: step,
              at: appearanceOf[step],
              label: t(step),
              amount: inNumbers(count),
            }))}
            rows={said.map(({ sense, counts }) => ({
              label: t(sense),
              amount: inNumbers(counts.reduce((sum, { count }) => sum + count, 0)),
              parts: counts.map(({ step, count }) => ({ at: appearanceOf[step], value: count })),
            }))}
          />
          <AsTable
            caption={t('title')}
            columns={[
              { id: 'sense', label: t('sense') },
              ...steps.map((step) => ({ id: step, label: t(step), numeric: true })),
            ]}
            rows={said.map(({ sense, counts }) => ({
              id: sense,
              cells: {
                sense: t(sense),
                ...Object.fromEntries(
                  steps.map((step) => {
                    const found = counts.find((each) => each.step === step);
                    return [step, found === undefined ? '–' : inNumbers(found.count)];
                  }),
                ),
              },
            }))}
          />
        </>
      )}
    </>
  );
}
