import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { monthsWithThoughts } from './months-with-thoughts.ts';
import type { thoughtsEntries } from './thoughts-entries.ts';

/** The days of the period by month. A day with a thought is filled; a day without one has only an outline. */
export function MonthsChart({ view }: { view: LookBackView<typeof thoughtsEntries.fields> }): ReactNode {
  const t = useMessages('thoughts');
  const journal = useMessages('journal');
  const locale = useLocale();
  const months = monthsWithThoughts(view.days, view.entries);
  const summary = t('summary', {
    count: view.entries.length,
    days: months.reduce((sum, { daysWithThoughts }) => sum + daysWithThoughts, 0),
  });
  const nameOf = (month: string) => formatDate(`${month}-01` as CalendarDate, locale, { month: 'long', year: 'numeric' });
  return (
    <>
      <p>{summary}</p>
      <div role="img" aria-label={summary} className="flex flex-col gap-4">
        {months.map(({ month, days }) => (
          <div key={month} className="flex flex-col gap-1.5">
            <p className="text-sm text-muted">{nameOf(month)}</p>
            <div className="flex flex-wrap gap-1">
              {days.map(({ day, count }) => (
                <span
                  key={day}
                  className={`grid size-8 place-items-center rounded-md text-xs tabular-nums ${count > 0 ? 'bg-primary font-semibold text-on-primary' : 'border border-dashed border-line text-muted'}`}
                >
                  {Number(day.slice(-2))}
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
      <AsTable
        caption={t('title')}
        columns={[
          { id: 'month', label: t('month') },
          { id: 'days', label: t('days'), numeric: true },
          { id: 'thoughts', label: t('thoughts'), numeric: true },
        ]}
        rows={months.map(({ month, daysWithThoughts, thoughts }) => ({
          id: month,
          cells: {
            month: nameOf(month),
            days: thoughts > 0 ? formatNumber(daysWithThoughts, locale) : journal('noRecord'),
            thoughts: thoughts > 0 ? formatNumber(thoughts, locale) : journal('noRecord'),
          },
        }))}
      />
    </>
  );
}
