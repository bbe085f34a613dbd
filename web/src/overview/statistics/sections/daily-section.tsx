import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { steps, type Sense } from '#features/daily/senses.ts';
import { formatNumber } from '#lib/format-number.ts';
import { RadarChart } from '#ui/radar-chart.tsx';
import type { Statistics } from '../statistics-responses.ts';
import { CountsChart } from '../charts/counts-chart.tsx';
import { DaysListButton } from '../charts/days-list-button.tsx';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { besideUsual, senseLevels } from '../sense-levels.ts';
import { useSection } from '../section-context.ts';
import { useStatisticsQuery } from '../use-statistics-query.ts';

/** A radar chart of the senses with the user's usual values, and ratings of the days. */
export function DailySection(): ReactNode {
  const t = useMessages('daily');
  return (
    <>
      <Senses />
      <CountsChart title={t('day_pattern')} of="patterns" />
    </>
  );
}

function Senses(): ReactNode {
  const t = useMessages('daily');
  const own = useMessages('statistics');
  const journal = useMessages('journal');
  const locale = useLocale();
  const { span, statistics } = useSection();
  const { result } = useStatisticsQuery<Statistics>('daily/usual', {
    call: 'journal_statistics',
    args: { journal: 'daily', from_date: null, to_date: span.to, grain: 'month' },
    span: { ...span, grain: 'month' },
  });
  const levels = senseLevels(statistics.counts['senses'] ?? [], result?.answer.counts['senses'] ?? []);
  if (levels.every(({ level }) => level === null)) return null;
  const levelLabel = (level: number | null) =>
    level === null
      ? journal('noRecord')
      : `${formatNumber(level, locale, { maximumFractionDigits: 1 })} · ${t(steps[Math.round(level) - 1] ?? 'normal')}`;
  const { above, below, known } = besideUsual(levels);
  const names = (of: readonly Sense[]) => new Intl.ListFormat(locale).format(of.map((sense) => t(sense)));
  const summary = [
    ...(above.length > 0 ? [own('radarAbove', { names: names(above) })] : []),
    ...(below.length > 0 ? [own('radarBelow', { names: names(below) })] : []),
    ...(known && above.length + below.length === 0 ? [own('radarLike')] : []),
    ...(known ? [] : [own('radarUnknown')]),
    own('radarScale', { low: t('hypo'), high: t('veryHyper') }),
  ].join(' ');
  const usual = levels.some((each) => each.usual !== null)
    ? { usual: { label: own('usual'), values: levels.map((each) => each.usual) } }
    : {};
  return (
    <ChartFrame title={own('senses')} summary={summary}>
      <RadarChart
        summary={summary}
        axes={levels.map(({ sense }) => t(sense))}
        rings={steps.length}
        line={{ label: own('thisPeriod'), values: levels.map(({ level }) => level) }}
        {...usual}
      />
      <AsTable
        caption={own('senses')}
        columns={[
          { id: 'sense', label: t('sense') },
          { id: 'level', label: own('thisPeriod') },
          { id: 'usual', label: own('usual') },
          { id: 'answers', label: own('times'), numeric: true },
        ]}
        rows={levels.map((each) => ({
          id: each.sense,
          cells: {
            sense: t(each.sense),
            level: levelLabel(each.level),
            usual: each.usual === null ? '–' : levelLabel(each.usual),
            answers:
              each.answers === 0 ? (
                '–'
              ) : (
                <DaysListButton
                  of="senses"
                  name={each.sense}
                  label={t(each.sense)}
                  amount={formatNumber(each.answers, locale)}
                />
              ),
          },
        }))}
      />
    </ChartFrame>
  );
}
