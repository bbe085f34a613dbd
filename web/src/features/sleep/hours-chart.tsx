import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatMinutes, formatNumber } from '#lib/format-number.ts';
import { mean } from '#lib/aggregates.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { hoursByDay } from './night-hours.ts';
import type { sleepEntries } from './sleep-entries.ts';

/** The hours of each night. A night without hours has no bar, but the table still shows its quality. */
export function HoursChart({ view }: { view: LookBackView<typeof sleepEntries.fields> }): ReactNode {
  const t = useMessages('sleep');
  const journal = useMessages('journal');
  const locale = useLocale();
  const toText = (hours: number) => formatMinutes(hours * 60, locale);
  const hours = view.days.map((day) => hoursByDay(view.entriesOn(day)));
  const average = mean(hours);
  const nights = hours.filter((each) => each !== null).length;
  const summary = average === null ? t('noHours') : t('averageHours', { nights, hours: toText(average) });
  const shortDay: Intl.DateTimeFormatOptions = view.kind === 'week' ? { weekday: 'short' } : { day: 'numeric' };
  return (
    <>
      <p>{summary}</p>
      <BarChart
        summary={summary}
        maximum={Math.ceil(Math.max(0, ...hours.map((each) => each ?? 0)))}
        formatValue={(value) => formatNumber(value, locale, { style: 'unit', unit: 'hour', unitDisplay: 'short' })}
        points={view.days.map((day, index) => ({ label: formatDate(day, locale, shortDay), value: hours[index] ?? null }))}
      />
      <AsTable
        caption={t('title')}
        columns={[
          { id: 'day', label: t('day') },
          { id: 'hours', label: t('hours'), numeric: true },
          { id: 'quality', label: t('quality') },
        ]}
        rows={view.days.map((day, index) => {
          const slept = hours[index] ?? null;
          const qualities = view.entriesOn(day).flatMap(({ quality }) => (quality === null ? [] : [t(quality)]));
          return {
            id: day,
            cells: {
              day: formatDate(day, locale),
              hours: slept === null ? journal('noRecord') : toText(slept),
              quality: qualities.join(' · ') || '–',
            },
          };
        })}
      />
    </>
  );
}
