import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useRows } from '#core/records/use-rows.ts';
import { formatNumber } from '#lib/format-number.ts';
import { type routineTicks, routineTasks } from './routine-tables.ts';
import type { Task } from './steps-of-day.ts';
import { daysWithTicks, mostTicked, ticksByTask } from './ticks-by-task.ts';

/**
 * The summary above the chart names the most frequent step. If several steps are equally frequent, it names up to this
 * many. If there are more, it gives only the number of these steps.
 */
const mostNamed = 3;

/** A bar for each ticked step: its share of the days of the period. */
export function RoutineChart({ view }: { view: LookBackView<typeof routineTicks.fields> }): ReactNode {
  const t = useMessages('routine');
  const locale = useLocale();
  const tasks = useRows<Task>(routineTasks.table).rows;
  const known = daysWithTicks(view.entries);
  const lines = ticksByTask(tasks, view.entries, view.days).map(({ name, part, days }) => ({
    name: part === null ? name : `${name} · ${t(part)}`,
    days,
  }));
  const most = mostTicked(lines);
  if (!most[0]) return null;
  const names = new Intl.ListFormat(locale).format(most.map(({ name }) => t('quoted', { name })));
  const said = { days: known, steps: most.length, onDays: t('onDays', { count: most[0].days.size }) };
  const summary =
    most.length > mostNamed
      ? t('summaryOfMany', { ...said, steps: formatNumber(most.length, locale) })
      : t('summary', { ...said, names });
  return (
    <>
      <p>{summary}</p>
      <div role="img" aria-label={summary} className="flex flex-col gap-3">
        {lines.map(({ name, days }) => (
          <div key={name} className="flex flex-col gap-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="text-sm text-muted">{t('onDays', { count: days.size })}</span>
            </div>
            <div className="h-3 rounded-sm bg-surface-sunken">
              <div
                className="h-full min-w-2 rounded-sm bg-chart-1 forced-color-adjust-none"
                style={{ width: `${String((days.size / view.days.length) * 100)}%` }}
              />
            </div>
          </div>
        ))}
      </div>
      <AsTable
        caption={t('title')}
        columns={[
          { id: 'step', label: t('task') },
          { id: 'days', label: t('daysDone'), numeric: true },
        ]}
        rows={lines.map(({ name, days }) => ({ id: name, cells: { step: name, days: String(days.size) } }))}
      />
    </>
  );
}
