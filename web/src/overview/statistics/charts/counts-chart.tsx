import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { daysBetween } from '@cogn/shared/calendar-date.ts';
import { AsTable } from '#core/journal/as-table.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { wholePattern } from '#ui/fill-patterns.ts';
import { PartsChart } from '#ui/parts-chart.tsx';
import { mostOf } from '../sums-and-means.ts';
import { useSection } from '../section-context.ts';
import { DayLink } from './day-link.tsx';
import { DaysListButton } from './days-list-button.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { useNameOf, usePartDrawn } from './chart-sentences.ts';

/** The maximum number of bars. If there are more counts, the summary says so, and only the table has all of them. */
const drawn = 12;

interface CountsChartProps {
  title: string;
  /** The key of the chart's data in `counts` of the server's response. */
  of: string;
  /** What the amounts count: occurrences (`times`) or days. */
  unit?: 'times' | 'days';
  /** Draws a bar for each group (`side`) of this name. The groups are the person's own words, so they are not translated. */
  within?: string;
  /** Whether the names are the person's own words, which must not be mistaken for message keys. */
  own?: boolean;
}

/**
 * A bar for each name counted under `of`, such as each mood, or with `within` for each group of that name. Draws only the first
 * bars; the table has all. Renders nothing without data.
 */
export function CountsChart({ title, of, unit = 'times', within, own = within !== undefined }: CountsChartProps): ReactNode {
  const t = useMessages('statistics');
  const locale = useLocale();
  const { journal, span, statistics } = useSection();
  const nameOfChoice = useNameOf();
  const withPart = usePartDrawn();
  const nameOf = (name: string) => (own ? name : nameOfChoice(name));
  const all = statistics.counts[of] ?? [];
  const counts =
    within === undefined
      ? all
      : all.flatMap(([name, side, ...rest]) => (name === within ? [[side, '', ...rest] as const] : []));
  if (counts.length === 0) return null;
  const most = mostOf(counts);
  const sentence =
    most === null ? t('evenly') : t(unit === 'times' ? 'mostTimes' : 'mostDays', { name: nameOf(most[0]), count: most[2] });
  const summary = withPart(sentence, Math.min(drawn, counts.length), counts.length);
  const inNumbers = (amount: number) => formatNumber(amount, locale);
  return (
    <ChartFrame title={title} summary={summary}>
      <PartsChart
        summary={summary}
        kinds={[]}
        whole={unit === 'days' ? daysBetween(span.from, span.to) + 1 : undefined}
        rows={counts.slice(0, drawn).map(([name, , amount]) => ({
          label: nameOf(name),
          amount: inNumbers(amount),
          parts: [{ at: wholePattern, value: amount }],
        }))}
      />
      <AsTable
        caption={title}
        columns={[
          { id: 'name', label: title },
          { id: 'amount', label: t(unit), numeric: true },
          { id: 'last', label: t('lastDay') },
        ]}
        rows={counts.map(([name, , amount, , last]) => ({
          id: name,
          cells: {
            name: nameOf(name),
            amount: (
              <DaysListButton
                {...{ of, ...(within === undefined ? { name } : { name: within, side: name }) }}
                label={nameOf(name)}
                amount={inNumbers(amount)}
              />
            ),
            last: <DayLink journal={journal} day={last} />,
          },
        }))}
      />
    </ChartFrame>
  );
}
