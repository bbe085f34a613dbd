import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { AsTable } from '#core/journal/as-table.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { sum } from '#lib/aggregates.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { finishedByMonth } from './reading-list.ts';
import type { Reading } from './reading-months.tsx';

/** A year of finished readings by month: a sentence, a chart, and a table. */
export function ReadingYear({ readings }: { readings: readonly Reading[] }): ReactNode {
  const t = useMessages('readings');
  const locale = useLocale();
  const thisYear = Number(useToday().slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const counts = finishedByMonth(readings, year);
  const total = sum(counts);
  const toText = String(year);
  const summary = total === null ? t('noneFinished', { year: toText }) : t('finishedIn', { year: toText, count: total });
  const month = (index: number, style: 'short' | 'long') =>
    formatDate(calendarDate(`${toText}-${String(index + 1).padStart(2, '0')}-01`), locale, { month: style });
  return (
    <Card aria-labelledby="readings-year" className="flex flex-col gap-5">
      <h2 id="readings-year" className="text-lg">
        {t('lookBack')}
      </h2>
      <div className="flex flex-wrap items-center gap-2">
        <p aria-live="polite" className="min-w-0 flex-1 basis-48 font-semibold">
          {toText}
        </p>
        <Button variant="quiet" icon={ChevronLeft} className="-mx-2 px-2!" onClick={() => setYear(year - 1)}>
          {t('yearBefore')}
        </Button>
        {year < thisYear && (
          <Button
            variant="quiet"
            icon={ChevronRight}
            className="-me-2 flex-row-reverse px-2!"
            onClick={() => setYear(year + 1)}
          >
            {t('yearAfter')}
          </Button>
        )}
      </div>
      <p>{summary}</p>
      {total !== null && (
        <>
          <BarChart summary={summary} points={counts.map((value, index) => ({ label: month(index, 'short'), value }))} />
          <AsTable
            caption={t('lookBack')}
            columns={[
              { id: 'month', label: t('month') },
              { id: 'count', label: t('finished'), numeric: true },
            ]}
            rows={counts.map((count, index) => ({
              id: String(index),
              cells: {
                month: month(index, 'long'),
                count: count === null ? t('noneOfMonth') : t('readingsCount', { count }),
              },
            }))}
          />
        </>
      )}
    </Card>
  );
}
