import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { intensityKey, moods, type Mood, moodCounts } from '#features/mood/mood-entries.ts';
import { MoodSign } from '#features/mood/mood-sign.tsx';
import { YearGrid } from '#features/mood/year-grid.tsx';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { monthsUntil } from '#lib/calendar-month.ts';
import { CountsChart } from '../charts/counts-chart.tsx';
import { DayLink } from '../charts/day-link.tsx';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { TrendChart } from '../charts/trend-chart.tsx';
import { useSection } from '../section-context.ts';

/**
 * Charts of the moods: how often each mood and each further feeling was recorded, the intensity over time, and the days of
 * each tag. In the periods `year` and `all`, a grid with one square for each day comes first.
 */
export function MoodSection(): ReactNode {
  const t = useMessages('mood');
  const locale = useLocale();
  const { period } = useSection();
  const level = (value: number) =>
    `${formatNumber(value, locale, { maximumFractionDigits: 1 })} · ${t(intensityKey(Math.round(value)))}`;
  return (
    <>
      {(period === 'year' || period === 'all') && <YearInPixels />}
      <CountsChart title={t('recorded')} of="moods" />
      <CountsChart title={t('also')} of="also" unit="days" />
      <TrendChart title={t('intensity')} measure="intensity" format={level} minimum={1} maximum={5} />
      <CountsChart title={t('tags')} of="tags" unit="days" own />
    </>
  );
}

function YearInPixels(): ReactNode {
  const t = useMessages('mood');
  const own = useMessages('statistics');
  const journalMessages = useMessages('journal');
  const locale = useLocale();
  const { span, statistics, journal } = useSection();
  const byDay = new Map(
    statistics.marks.flatMap(([day, mark]): [CalendarDate, Mood][] => {
      const mood = moods.find((each) => each === mark);
      return mood ? [[day, mood]] : [];
    }),
  );
  const months = monthsUntil(span.to, 12);
  const begin = months[0]?.[0] ?? span.from;
  const shown = [...byDay].filter(([day]) => day >= begin);
  const counts = moodCounts(shown.map(([, mood]) => ({ mood })));
  const [first, second] = counts;
  if (first === undefined) return null;
  const days = shown.length;
  // The grid covers whole months instead of exactly the period's days, so its summary names the days that it counts.
  const dayLabel = (day: CalendarDate) => formatDate(day, locale, { dateStyle: 'medium' });
  const between = journalMessages('between', { from: dayLabel(begin), to: dayLabel(span.to) });
  const summary =
    first.count === second?.count
      ? own('pixelsEvenly', { between, days })
      : own('pixelsMost', { between, days, mood: t(first.mood) });
  return (
    <ChartFrame title={t('year')} summary={`${summary} ${t('yearRule')}`}>
      <YearGrid months={months} summary={summary} moodOn={(day) => byDay.get(day)} today={span.to} />
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {counts.map(({ mood, count }) => (
          <li key={mood} className="flex items-center gap-2">
            <MoodSign mood={mood} className="size-5" />
            {t('yearLegend', { mood: t(mood), count })}
          </li>
        ))}
      </ul>
      <AsTable
        caption={t('dayMood')}
        columns={[
          { id: 'day', label: t('day') },
          { id: 'mood', label: t('dayMood') },
        ]}
        rows={shown.map(([day, mood]) => ({
          id: day,
          cells: { day: <DayLink journal={journal} day={day} />, mood: t(mood) },
        }))}
      />
    </ChartFrame>
  );
}
