import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { intensityKey, triggers } from '#features/analysis/overload-choices.ts';
import { formatMinutes, formatNumber } from '#lib/format-number.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { HeatMap } from '#ui/heat-map.tsx';
import { mostOf } from '../sums-and-means.ts';
import { CountsChart } from '../charts/counts-chart.tsx';
import { DaysListButton, DaysDialog } from '../charts/days-list-button.tsx';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { TotalsChart } from '../charts/totals-chart.tsx';
import { TrendChart } from '../charts/trend-chart.tsx';
import { useWeekdays } from '../charts/chart-sentences.ts';
import { useSection } from '../section-context.ts';

const partsOfDay = ['night', 'morning', 'afternoon', 'evening'] as const;
const ways = ['weekdays', 'hours'] as const;

/** Overloads: when they occurred, their triggers, their intensity, and what helped. */
export function AnalysisSection(): ReactNode {
  const t = useMessages('analysis');
  const locale = useLocale();
  const inNumbers = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 1 });
  return (
    <>
      <TotalsChart title={t('occurredYes')} measure="overloads" format={inNumbers} />
      <TriggersWhen />
      <TrendChart
        title={t('intensity')}
        measure="intensity"
        format={(level) => t('intensityOf', { level: inNumbers(level), words: t(intensityKey(level)) })}
        minimum={1}
        maximum={5}
        small
      />
      <TrendChart
        title={t('duration_minutes')}
        measure="minutes"
        format={(minutes) => formatMinutes(minutes, locale)}
        small
      />
      <CountsChart title={t('helped_most')} of="helped" />
      <CountsChart title={t('strategies')} of="strategies" />
    </>
  );
}

function TriggersWhen(): ReactNode {
  const t = useMessages('analysis');
  const own = useMessages('statistics');
  const locale = useLocale();
  const { statistics } = useSection();
  const [way, setWay] = useState<(typeof ways)[number]>('weekdays');
  const [pressed, setPressed] = useState({ row: 0, column: 0, open: false });
  const columnsOf = {
    weekdays: useWeekdays(),
    hours: partsOfDay.map((part) => ({ id: part, short: own(part), name: own(part) })),
  };
  if ((statistics.counts['weekdays'] ?? []).length === 0) return null;
  const counts = statistics.counts[way] ?? [];
  const columns = columnsOf[way];
  const amountOf = (trigger: string, column: string) =>
    counts.find(([name, side]) => name === trigger && side === column)?.[2] ?? 0;
  const rows = triggers.filter((trigger) => counts.some(([name]) => name === trigger));
  const most = mostOf(counts);
  const column = most && columns.find(({ id }) => id === most[1]);
  const sentence =
    most && column ? own('heatMost', { row: t(most[0] as 'social'), column: column.name, count: most[2] }) : own('evenly');
  const summary = [sentence, ...(way === 'hours' ? [own('hoursRule')] : [])].join(' ');
  const inNumbers = (amount: number) => formatNumber(amount, locale);
  const behind = (trigger: (typeof triggers)[number], { id, name }: (typeof columns)[number]) => ({
    ...{ of: way, name: trigger, side: id },
    label: own('beside', { name: t(trigger), other: name }),
  });
  const [row, side] = [rows[pressed.row], columns[pressed.column]];
  return (
    <ChartFrame title={t('triggersTitle')} summary={summary}>
      <ChoiceChips
        legend={own('way')}
        name="statistics-triggers"
        options={ways.map((value) => ({ value, label: own(value) }))}
        value={way}
        onChange={setWay}
      />
      <HeatMap
        summary={summary}
        columns={columns.map(({ short }) => short)}
        rows={rows.map((trigger) => ({ label: t(trigger), values: columns.map(({ id }) => amountOf(trigger, id)) }))}
        formatValue={inNumbers}
        onPress={(of, at) => setPressed({ row: of, column: at, open: true })}
      />
      {row && side && (
        <DaysDialog {...behind(row, side)} open={pressed.open} onOpenChange={(open) => setPressed({ ...pressed, open })} />
      )}
      <AsTable
        caption={t('triggersTitle')}
        columns={[
          { id: 'trigger', label: t('triggers') },
          ...columns.map(({ id, name }) => ({ id, label: name, numeric: true })),
        ]}
        rows={rows.map((trigger) => ({
          id: trigger,
          cells: {
            trigger: t(trigger),
            ...Object.fromEntries(
              columns.map((each) => {
                const amount = amountOf(trigger, each.id);
                return [
                  each.id,
                  amount === 0 ? '–' : <DaysListButton {...behind(trigger, each)} amount={inNumbers(amount)} />,
                ];
              }),
            ),
          },
        }))}
      />
    </ChartFrame>
  );
}
