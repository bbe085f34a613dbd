import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { CountsChart } from '#core/journal/counts-chart.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { countNames } from '#lib/count-names.ts';
import type { Charge, Drain } from './social-entries.ts';

interface DrainsOrChargesChartProps {
  of: 'drains' | 'charges';
  answers: readonly (readonly (Drain | Charge)[] | null)[];
}

/** If more drains or charges than this share the first place, the summary above the chart names none of them. */
const mostTied = 3;

/** What drained or charged the person's social energy most often in a period. Renders nothing without data. */
export function DrainsOrChargesChart({ of, answers }: DrainsOrChargesChartProps): ReactNode {
  const t = useMessages('social');
  const locale = useLocale();
  const named = countNames(answers.flatMap((answer) => answer ?? []));
  const [first] = named;
  if (first === undefined) return null;
  const { count } = first;
  const leading = named.filter((each) => each.count === count).map(({ name }) => t(name));
  const summary =
    leading.length === 1
      ? t('namedMost', { name: t(first.name), count })
      : leading.length <= mostTied
        ? t('namedTied', { names: new Intl.ListFormat(locale).format(leading), count })
        : t('namedEvenly');
  return (
    <CountsChart
      title={t(of)}
      summary={summary}
      counts={named.map(({ name, count: times }) => ({ name: t(name), count: times }))}
    />
  );
}
