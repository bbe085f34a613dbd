import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import { formatMeasure } from '#core/journal/format-measure.ts';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { type spiritualityEntries, totalMinutes } from './spirituality-entries.ts';

/** The stated minutes by day; the table lists the practices. */
export function PracticeChart({ view }: { view: LookBackView<typeof spiritualityEntries.fields> }): ReactNode {
  const t = useMessages('spirituality');
  const journal = useMessages('journal');
  const locale = useLocale();
  const toText = (minutes: number) => formatMeasure(minutes, 'minute', locale);
  const total = totalMinutes(view.entries);
  const days = new Set(view.entries.map(({ date }) => date)).size;
  const summary = total === null ? t('summaryOpen', { days }) : t('summary', { days, total: toText(total) });
  const shortDay: Intl.DateTimeFormatOptions = view.kind === 'week' ? { weekday: 'short' } : { day: 'numeric' };
  return (
    <>
      <p>{summary}</p>
      {total !== null && (
        <BarChart
          summary={summary}
          points={view.days.map((day) => ({
            label: formatDate(day, locale, shortDay),
            value: totalMinutes(view.entriesOn(day)),
          }))}
        />
      )}
      <AsTable
        caption={t('title')}
        columns={[
          { id: 'day', label: t('day') },
          { id: 'practice', label: t('practice') },
          { id: 'minutes', label: t('duration_minutes'), numeric: true },
        ]}
        rows={view.days.map((day) => {
          const entries = view.entriesOn(day);
          const minutes = totalMinutes(entries);
          return {
            id: day,
            cells: {
              day: formatDate(day, locale),
              practice: entries.map(({ practice }) => practice).join(' · ') || journal('noRecord'),
              minutes: minutes === null ? '' : toText(minutes),
            },
          };
        })}
      />
    </>
  );
}
