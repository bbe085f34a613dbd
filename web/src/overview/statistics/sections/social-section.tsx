import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useLevelMessage } from '#features/social/battery-bands.ts';
import { formatNumber } from '#lib/format-number.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { wholeOf } from '../sums-and-means.ts';
import { CountsChart } from '../charts/counts-chart.tsx';
import { DayLink } from '../charts/day-link.tsx';
import { DaysListButton } from '../charts/days-list-button.tsx';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { TrendChart } from '../charts/trend-chart.tsx';
import { useWeekdays } from '../charts/chart-sentences.ts';
import { useSection } from '../section-context.ts';

/** The smallest difference between weekdays that is reported, in percentage points. */
const clear = 10;

/** The social battery: its level, its mean on each weekday, and what drained or charged it. */
export function SocialSection(): ReactNode {
  const t = useMessages('social');
  const locale = useLocale();
  const percent = (level: number) => formatNumber(level / 100, locale, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <>
      <TrendChart title={t('title')} measure="level" format={percent} maximum={100} />
      <Weekdays />
      <CountsChart title={t('drains')} of="drains" />
      <CountsChart title={t('charges')} of="charges" />
    </>
  );
}

function Weekdays(): ReactNode {
  const t = useMessages('social');
  const journal = useMessages('journal');
  const own = useMessages('statistics');
  const weekdays = useWeekdays();
  const levelLabels = useLevelMessage();
  const view = useSection();
  const counts = view.statistics.counts['weekdays'] ?? [];
  if (counts.length === 0) return null;
  const shape = weekdays.map((weekday) => ({ ...weekday, count: counts.find(([name]) => name === weekday.id) }));
  const nameOf = (id: string) => weekdays.find((weekday) => weekday.id === id)?.name ?? id;
  const [highest, lowest] = [counts[0], counts.at(-1)];
  const summary =
    highest && lowest && highest[2] - lowest[2] >= clear
      ? own('weekdaysBetween', {
          lowest: `${nameOf(lowest[0])} (${levelLabels(lowest[2])})`,
          highest: `${nameOf(highest[0])} (${levelLabels(highest[2])})`,
        })
      : t('averageLevel', { level: levelLabels(wholeOf(view.statistics.points, 'level').mean ?? 0) });
  return (
    <ChartFrame title={t('weekShape')} summary={summary}>
      <BarChart
        summary={summary}
        maximum={100}
        points={shape.map(({ short, count }) => ({ label: short, value: count?.[2] ?? null }))}
      />
      <AsTable
        caption={t('weekShape')}
        columns={[
          { id: 'weekday', label: t('weekday') },
          { id: 'level', label: t('level') },
          { id: 'last', label: own('lastDay') },
        ]}
        rows={shape.map(({ id, name, count }) => ({
          id,
          cells: {
            weekday: name,
            level: count ? (
              <DaysListButton of="weekdays" name={id} label={name} amount={levelLabels(count[2])} />
            ) : (
              journal('noRecord')
            ),
            last: count ? <DayLink journal={view.journal} day={count[4]} /> : '–',
          },
        }))}
      />
    </ChartFrame>
  );
}
