import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { firstDayOfWeek } from '#lib/first-day-of-week.ts';
import { formatNumber } from '#lib/format-number.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import type { socialEntries } from './social-entries.ts';
import { useLevelMessage } from './battery-bands.ts';
import { lowestDay, weekShape, averageLevel } from './social-levels.ts';

/** Any Sunday, to format the names of the weekdays. */
const sunday = calendarDate('2026-11-22');

/** The mean level of social energy on each weekday of the period. */
export function WeekChart({ view }: { view: LookBackView<typeof socialEntries.fields> }): ReactNode {
  const t = useMessages('social');
  const journal = useMessages('journal');
  const locale = useLocale();
  const levelMessage = useLevelMessage();
  const shape = weekShape(view.entries, firstDayOfWeek(locale));
  const lowest = lowestDay(shape);
  const nameOf = (weekday: number, width: 'long' | 'short') =>
    formatDate(addDays(sunday, weekday), locale, { weekday: width });
  const average = averageLevel(view.entries);
  const summary = [
    ...(average === null ? [] : [t('averageLevel', { level: levelMessage(average) })]),
    ...(lowest === null
      ? []
      : [t('lowestDay', { day: nameOf(lowest.weekday, 'long'), level: levelMessage(lowest.level ?? 0) })]),
  ].join(' ');
  return (
    <>
      <h3 className="text-base">{t('weekShape')}</h3>
      <p>{summary}</p>
      <BarChart
        summary={summary}
        maximum={100}
        formatValue={(level) => formatNumber(level / 100, locale, { style: 'percent' })}
        points={shape.map(({ weekday, level }) => ({ label: nameOf(weekday, 'short'), value: level }))}
      />
      <AsTable
        caption={t('weekShape')}
        columns={[
          { id: 'weekday', label: t('weekday') },
          { id: 'level', label: t('level') },
          { id: 'days', label: t('recordedDays'), numeric: true },
        ]}
        rows={shape.map(({ weekday, level, days }) => ({
          id: String(weekday),
          cells: {
            weekday: nameOf(weekday, 'long'),
            level: level === null ? journal('noRecord') : levelMessage(level),
            days: days === 0 ? '–' : formatNumber(days, locale),
          },
        }))}
      />
    </>
  );
}
