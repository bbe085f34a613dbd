import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { AsTable } from '#core/journal/as-table.tsx';
import type { EntryOf } from '#core/journal/define-journal.ts';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useJournal } from '#core/journal/journal-context.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useEntriesByTime } from '#core/journal/use-entries-by-time.ts';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { monthsUntil } from '#lib/calendar-month.ts';
import { Button } from '#ui/button.tsx';
import { OpenSquare } from '#ui/open-square.tsx';
import { moodEntries, moodCounts } from './mood-entries.ts';
import { moodOfDays } from './mood-of-day.ts';
import { MoodSign } from './mood-sign.tsx';
import { YearGrid } from './year-grid.tsx';

/** One year of days at a time: a sentence, the chart, its legend, and a table. */
export function MoodYear(): ReactNode {
  const t = useMessages('mood');
  const { date, today } = useJournal(moodEntries);
  const yearOf = (day: string) => Number(day.slice(0, 4));
  const [walked, setWalked] = useState({ from: date, years: 0 });
  // When the person selects another date, the card shows the year of that date.
  const years = walked.from === date ? walked.years : 0;
  const year = yearOf(date) + years;
  const go = (to: number) => setWalked({ from: date, years: to });
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <p aria-live="polite" className="max-w-none flex-1 font-heading text-lg font-semibold tabular-nums">
          {year}
        </p>
        <Button variant="quiet" icon={ChevronLeft} className="-mx-2 px-2!" onClick={() => go(years - 1)}>
          {t('earlierYear')}
        </Button>
        {year < yearOf(today) && (
          <Button variant="quiet" icon={ChevronRight} className="-me-2 flex-row-reverse px-2!" onClick={() => go(years + 1)}>
            {t('laterYear')}
          </Button>
        )}
      </div>
      <Year year={year} />
    </>
  );
}

function Year({ year }: { year: number }): ReactNode {
  const t = useMessages('mood');
  const { today } = useJournal(moodEntries);
  const last = calendarDate(`${String(year).padStart(4, '0')}-12-31`);
  const { rows, state, retry } = useEntriesByTime<EntryOf<typeof moodEntries>>(moodEntries.table, {
    from: calendarDate(`${String(year).padStart(4, '0')}-01-01`),
    to: last,
  });
  const byDay = moodOfDays(rows);
  const counts = moodCounts([...byDay.values()].map((mood) => ({ mood })));
  const [first, second] = counts;
  if (first === undefined)
    return (
      <>
        <QueryStateNotice reading={state} retry={retry} />
        {(state === 'ready' || state === 'offline') && <p className="text-muted">{t('yearNone')}</p>}
      </>
    );
  const said = { year: String(year), days: byDay.size };
  const summary = first.count === second?.count ? t('yearMostMany', said) : t('yearMost', { ...said, mood: t(first.mood) });
  return (
    <>
      <QueryStateNotice reading={state} retry={retry} />
      <p>{summary}</p>
      <YearGrid months={monthsUntil(last, 12)} summary={summary} moodOn={(day) => byDay.get(day)} today={today} />
      <Legend counts={counts} />
      <p className="text-sm text-muted">{t('yearRule')}</p>
      <YearTable year={year} entries={rows} byDay={byDay} />
    </>
  );
}

function Legend({ counts }: { counts: ReturnType<typeof moodCounts> }): ReactNode {
  const t = useMessages('mood');
  const journal = useMessages('journal');
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {counts.map(({ mood, count }) => (
        <li key={mood} className="flex items-center gap-2">
          <MoodSign mood={mood} className="size-5" />
          {t('yearLegend', { mood: t(mood), count })}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <OpenSquare className="size-5" />
        {journal('noRecord')}
      </li>
    </ul>
  );
}

interface YearTableProps {
  year: number;
  entries: readonly EntryOf<typeof moodEntries>[];
  byDay: ReturnType<typeof moodOfDays>;
}

/** The table has only days with records, because three hundred empty rows would hide the days with records. */
function YearTable({ year, entries, byDay }: YearTableProps): ReactNode {
  const t = useMessages('mood');
  const locale = useLocale();
  const all = Map.groupBy(entries, ({ date }) => date);
  return (
    <AsTable
      caption={t('yearTable', { year: String(year) })}
      columns={[
        { id: 'day', label: t('day') },
        { id: 'mood', label: t('dayMood') },
        { id: 'moods', label: t('recorded') },
      ]}
      rows={[...byDay].map(([day, mood]) => ({
        id: day,
        cells: {
          day: formatDate(day, locale),
          mood: t(mood),
          moods: all
            .get(day)
            ?.map((entry) => t(entry.mood))
            .join(' · '),
        },
      }))}
    />
  );
}
