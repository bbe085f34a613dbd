import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { monthsUntil } from '#lib/calendar-month.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { DayGrid } from '#ui/day-grid.tsx';
import { endedCycles } from '../cycles-of.ts';
import { CountsChart } from '../charts/counts-chart.tsx';
import { DayLink } from '../charts/day-link.tsx';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { usePartDrawn } from '../charts/chart-sentences.ts';
import { useSection } from '../section-context.ts';

/** The maximum number of months that fit on the page. Of a longer span, only the newest months are drawn. */
const mostMonths = 12;
/** At most this many cycles are drawn, namely the newest. */
const mostCycles = 24;

/** A calendar of menstruation, the lengths of cycles, and symptoms. It predicts nothing. */
export function MenstrualSection(): ReactNode {
  const t = useMessages('menstrual');
  return (
    <>
      <Days />
      <Cycles />
      <CountsChart title={t('symptoms')} of="symptoms" />
      <CountsChart title={t('pain')} of="pain" />
      <CountsChart title={t('flow')} of="flow" />
    </>
  );
}

function Days(): ReactNode {
  const own = useMessages('statistics');
  const locale = useLocale();
  const withPart = usePartDrawn();
  const { span, statistics, journal } = useSection();
  const days = new Set(statistics.marks.map(([day]) => day));
  if (days.size === 0) return null;
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const months = monthsUntil(span.to, Math.min(mostMonths, monthOf(span.to) - monthOf(span.from) + 1));
  const begin = months[0]?.[0] ?? span.from;
  const drawn = [...days].filter((day) => day >= begin).length;
  const summary = withPart(own('periodDays', { days: days.size }), drawn, days.size);
  return (
    <ChartFrame title={own('periodCalendar')} summary={summary}>
      <DayGrid summary={summary} months={months} locale={locale} isKnown={(day) => day >= span.from && day <= span.to}>
        {(day) => (days.has(day) ? <Mark /> : null)}
      </DayGrid>
      <AsTable
        caption={own('periodCalendar')}
        columns={[{ id: 'day', label: own('day') }]}
        rows={[...days].map((day) => ({ id: day, cells: { day: <DayLink journal={journal} day={day} /> } }))}
      />
    </ChartFrame>
  );
}

/** A filled square with a dot, so that not only its colour distinguishes it from an open square. */
function Mark(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" aria-hidden className="block size-full forced-color-adjust-none">
      <rect x="1" y="1" width="18" height="18" rx="4" fill="var(--chart-6)" />
      <circle cx="10" cy="10" r="3.5" fill="var(--surface-raised)" />
    </svg>
  );
}

function Cycles(): ReactNode {
  const own = useMessages('statistics');
  const locale = useLocale();
  const { statistics } = useSection();
  const withPart = usePartDrawn();
  const cycles = endedCycles(statistics);
  const lengths = cycles.map(({ length }) => length);
  const inNumbers = (value: number) => formatNumber(value, locale);
  const sentence =
    cycles.length === 0
      ? own('cyclesNone')
      : own('cycles', {
          count: cycles.length,
          shortest: inNumbers(Math.min(...lengths)),
          longest: inNumbers(Math.max(...lengths)),
        });
  const summary = withPart(sentence, Math.min(mostCycles, cycles.length), cycles.length);
  return (
    <ChartFrame title={own('cycleLengths')} summary={summary}>
      {cycles.length > 0 && (
        <>
          <BarChart
            summary={summary}
            points={cycles.slice(-mostCycles).map(({ start, length }) => ({
              label: formatDate(start, locale, { day: 'numeric', month: 'short' }),
              value: length,
            }))}
          />
          <AsTable
            caption={own('cycleLengths')}
            columns={[
              { id: 'start', label: own('cycleStart') },
              { id: 'days', label: own('days'), numeric: true },
            ]}
            rows={cycles.map(({ start, length }) => ({
              id: start,
              cells: { start: <DayLink journal="menstrual" day={start} />, days: inNumbers(length) },
            }))}
          />
        </>
      )}
    </ChartFrame>
  );
}
