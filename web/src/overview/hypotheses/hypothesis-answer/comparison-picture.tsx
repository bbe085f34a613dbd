import type { ReactNode } from 'react';
import { AsTable } from '#core/journal/as-table.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Difference } from '#lib/differences/difference-of-means.ts';
import { mean } from '#lib/aggregates.ts';
import { wholePattern } from '#ui/fill-patterns.ts';
import { PartsChart } from '#ui/parts-chart.tsx';
import type { OutcomeSeries } from '../compared-series.ts';
import { IntervalLine } from './interval-line.tsx';
import { highestOf, measureOf } from '../outcome-units.ts';
import { useHypothesisTexts } from '../use-hypothesis-texts.ts';

/** Compared days with their name. */
export interface Group {
  readonly label: string;
  readonly days: readonly { readonly value: number }[];
}

interface ComparisonPictureProps {
  outcome: OutcomeSeries;
  groups: readonly Group[];
  difference: Difference;
  /** The sentence with the difference and its interval. */
  summary: string;
}

/** The mean of both groups of days as bars, the difference with its interval on a line, and the same numbers as a table. */
export function ComparisonPicture({ outcome, groups, difference, summary }: ComparisonPictureProps): ReactNode {
  const t = useMessages('hypothesis-answer');
  const { amount, nameOf, unitOf } = useHypothesisTexts();
  const means = groups.map(({ label, days }) => ({
    label,
    count: days.length,
    value: mean(days.map(({ value }) => value)) ?? 0,
  }));
  const [one, other] = means;
  const title = t('means', { outcome: nameOf(outcome), unit: unitOf(outcome) });
  return (
    <>
      <div className="flex flex-col gap-2">
        <p className="font-semibold first-letter:uppercase">{title}</p>
        <PartsChart
          summary={t('meansOf', {
            title,
            kind: one?.label ?? '',
            value: amount(outcome, one?.value ?? 0),
            others: other?.label ?? '',
            other: amount(outcome, other?.value ?? 0),
          })}
          kinds={[]}
          // The full width is the end of the scale. Otherwise a mean of 3.6 on a scale of 1 to 5 would look like the maximum.
          whole={highestOf(outcome)}
          rows={means.map(({ label, count, value }) => ({
            label,
            amount: t('meanWith', { value: amount(outcome, value), count }),
            parts: [{ at: wholePattern, value: measureOf(outcome).factor * value }],
          }))}
        />
      </div>
      <IntervalLine summary={summary} difference={difference} less={t('less')} more={t('more')} />
      <AsTable
        caption={title}
        columns={[
          { id: 'group', label: t('group') },
          { id: 'count', label: t('count'), numeric: true },
          { id: 'mean', label: t('mean'), numeric: true },
        ]}
        rows={[
          ...means.map(({ label, count, value }) => ({
            id: label,
            cells: { group: label, count, mean: amount(outcome, value) },
          })),
          {
            id: 'difference',
            cells: {
              group: t('differenceRow'),
              count: (one?.count ?? 0) + (other?.count ?? 0),
              mean: t('withInterval', {
                value: amount(outcome, difference.value, 'exceptZero'),
                low: amount(outcome, difference.low, 'exceptZero'),
                high: amount(outcome, difference.high, 'exceptZero'),
              }),
            },
          },
        ]}
      />
    </>
  );
}
