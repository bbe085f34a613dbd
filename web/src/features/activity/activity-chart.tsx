import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatMinutes } from '#lib/format-number.ts';
import { sum } from '#lib/aggregates.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import type { activityEntries } from './activity-entries.ts';
import { minutesByDay } from './minutes.ts';
import { TypesChart } from './types-chart.tsx';

/** Charts of the minutes of physical activity: by day, then by type and intensity. A day without a record has no bar. */
export function ActivityChart({ view }: { view: LookBackView<typeof activityEntries.fields> }): ReactNode {
  const t = useMessages('activity');
  const journal = useMessages('journal');
  const locale = useLocale();
  const toText = (minutes: number) => formatMinutes(minutes, locale);
  const byDay = minutesByDay(view.entries, view.days);
  const recorded = byDay.filter((minutes) => minutes !== null);
  const summary = t('summary', { days: recorded.length, total: toText(sum(recorded) ?? 0) });
  const shortDay: Intl.DateTimeFormatOptions = view.kind === 'week' ? { weekday: 'short' } : { day: 'numeric' };
  return (
    <>
      <p>{summary}</p>
      <BarChart
        summary={summary}
        points={view.days.map((day, index) => ({ label: formatDate(day, locale, shortDay), value: byDay[index] ?? null }))}
      />
      <AsTable
        caption={t('byDay')}
        columns={[
          { id: 'day', label: t('day') },
          { id: 'minutes', label: t('duration_minutes'), numeric: true },
        ]}
        rows={view.days.map((day, index) => {
          const minutes = byDay[index] ?? null;
          return {
            id: day,
            cells: { day: formatDate(day, locale), minutes: minutes === null ? journal('noRecord') : toText(minutes) },
          };
        })}
      />
      <TypesChart entries={view.entries} />
    </>
  );
}
