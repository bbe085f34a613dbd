import type { ReactNode } from 'react';
import { AsTable } from '#core/journal/as-table.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { PartsChart } from '#ui/parts-chart.tsx';
import type { Count } from '../statistics-responses.ts';
import { DaysListButton } from './days-list-button.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { useNameOf } from './chart-sentences.ts';

interface CrossChartProps {
  title: string;
  summary: string;
  counts: readonly Count[];
  /** The key of the chart's data in `counts` of the server's response. */
  of: string;
  /** The groups (`side` of a `Count`) within each bar. Their order decides their patterns. */
  sides: readonly string[];
  format: (amount: number) => string;
  /** A further column of the table. */
  extra?: { label: string; of: (name: string) => ReactNode };
}

/** One bar for each name, divided into the amounts of its groups. */
export function CrossChart({ title, summary, counts, of: count, sides, format, extra }: CrossChartProps): ReactNode {
  const t = useMessages('statistics');
  const nameOf = useNameOf();
  const rows = [...Map.groupBy(counts, ([name]) => name)];
  const amountOf = (of: readonly Count[], side: string) => of.find((each) => each[1] === side)?.[2] ?? 0;
  const whole = (of: readonly Count[]) => of.reduce((sum, [, , amount]) => sum + amount, 0);
  const present = sides.filter((side) => counts.some((each) => each[1] === side));
  const behind = (name: string, side: string, amount: number) =>
    amount > 0 ? (
      <DaysListButton
        {...{ of: count, name, side }}
        label={t('beside', { name: nameOf(name), other: nameOf(side) })}
        amount={format(amount)}
      />
    ) : (
      '–'
    );
  return (
    <ChartFrame title={title} summary={summary}>
      <PartsChart
        summary={summary}
        kinds={present.map((side) => ({
          kind: side,
          at: sides.indexOf(side),
          label: nameOf(side),
          amount: format(whole(counts.filter((each) => each[1] === side))),
        }))}
        rows={rows.map(([name, of]) => ({
          label: nameOf(name),
          amount: format(whole(of)),
          parts: sides.flatMap((side, at) => (amountOf(of, side) > 0 ? [{ at, value: amountOf(of, side) }] : [])),
        }))}
      />
      <AsTable
        caption={title}
        columns={[
          { id: 'name', label: title },
          ...present.map((side) => ({ id: side, label: nameOf(side), numeric: true })),
          ...(extra ? [{ id: 'extra', label: extra.label, numeric: true }] : []),
        ]}
        rows={rows.map(([name, of]) => ({
          id: name,
          cells: {
            name: nameOf(name),
            ...Object.fromEntries(present.map((side) => [side, behind(name, side, amountOf(of, side))])),
            ...(extra && { extra: extra.of(name) }),
          },
        }))}
      />
    </ChartFrame>
  );
}
