import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { ChevronLeft, ChevronRight, Droplet } from 'lucide-react';
import { AsTable } from '#core/journal/as-table.tsx';
import type { EntryOf } from '#core/journal/define-journal.ts';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useJournal } from '#core/journal/journal-context.ts';
import { WhenWritable } from '#core/journal/when-writable.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { addMonths, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { monthOf, monthWeeks } from '#lib/calendar-month.ts';
import { firstDayOfWeek } from '#lib/first-day-of-week.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { daysOf, stillAhead } from '../cycle-day.ts';
import { menstrualEntries } from '../menstrual-entries.ts';
import { predictStarts } from '../predict-starts.ts';
import { useCycle } from '../use-cycle.ts';
import { useEntrySummary } from '../entry-summary.tsx';
import { DayMark, type Mark } from './day-mark.tsx';
import { SeveralDays } from './record-several-days.tsx';

/** A month as a calendar: days of menstruation with marks for their flow, days with other entries, and predicted starts. */
export function MonthPicture(): ReactNode {
  const t = useMessages('menstrual-cycles');
  const locale = useLocale();
  const toText = useEntrySummary();
  const { date, today } = useJournal(menstrualEntries);
  const { periods, out, on } = useCycle();
  const [moved, setMoved] = useState({ from: date, months: 0 });
  const [chosen, setChosen] = useState<ReadonlySet<CalendarDate> | null>(null);
  // When the person selects another date, the calendar shows the month of that date.
  const months = moved.from === date ? moved.months : 0;
  const month = addMonths(monthOf(date).from, months);
  const { rows, state, retry } = useEntries<EntryOf<typeof menstrualEntries>>(menstrualEntries.table, monthOf(month));
  const weeks = monthWeeks(month, firstDayOfWeek(locale));
  const byDay = Map.groupBy(rows, (entry) => entry.date);
  // A period may start on a day without its own entry: a later entry can name that day (`last_period_start`).
  const starts = new Set(periods.map(({ start }) => start));
  const ranges = on(today).kind === 'counted' ? stillAhead(predictStarts([...starts], out), today) : [];
  const expected = new Set(ranges.flatMap(daysOf));
  const title = formatDate(month, locale, { month: 'long', year: 'numeric' });
  const markOf = (day: CalendarDate): Mark => {
    const entries = byDay.get(day) ?? [];
    const onPeriod = entries.filter((entry) => entry.on_period);
    if (onPeriod.length > 0) return onPeriod.findLast((entry) => entry.flow !== null)?.flow ?? 'period';
    if (starts.has(day)) return 'period';
    if (expected.has(day)) return 'expected';
    return entries.length > 0 ? 'other' : null;
  };
  const isPeriod = (day: CalendarDate) => !['expected', 'other', null].includes(markOf(day));
  const inMonth = weeks.flat().filter((day) => day !== null);
  const days = inMonth.filter(isPeriod).length;
  // Show no summary if the month could not be loaded. A summary would say that there were no days of menstruation.
  const summary = state === 'ready' || rows.length > 0 ? t('monthSummary', { days }) : null;
  const legend = ['period', 'moderate', 'expected', 'other'] as const;

  return (
    <Card aria-labelledby="cycle-month" className="flex flex-col gap-4">
      <h2 id="cycle-month" className="text-lg">
        {t('months')}
      </h2>
      <p aria-live="polite" className="font-semibold first-letter:uppercase">
        {title}
      </p>
      <div className="-mx-2 flex flex-wrap justify-between gap-x-2 sm:max-w-lg">
        <Button
          variant="quiet"
          icon={ChevronLeft}
          className="px-2!"
          onClick={() => setMoved({ from: date, months: months - 1 })}
        >
          {t('earlier')}
        </Button>
        <Button
          variant="quiet"
          icon={ChevronRight}
          className="flex-row-reverse px-2!"
          onClick={() => setMoved({ from: date, months: months + 1 })}
        >
          {t('later')}
        </Button>
      </div>
      <QueryStateNotice reading={state} retry={retry} />
      <p className="min-h-14 sm:min-h-7">{summary}</p>
      {chosen !== null && (
        <SeveralDays
          weeks={weeks}
          markOf={markOf}
          isPeriod={isPeriod}
          chosen={chosen}
          onChange={setChosen}
          onDone={() => setChosen(null)}
        />
      )}
      <div
        hidden={chosen !== null}
        role="img"
        aria-label={summary ?? title}
        className="flex flex-col gap-1 [[hidden]]:hidden sm:max-w-lg"
      >
        <div className="grid grid-cols-7 gap-1 text-center text-xs text-muted">
          {weeks[1]?.map((day) => day && <span key={day}>{formatDate(day, locale, { weekday: 'narrow' })}</span>)}
        </div>
        {weeks.map((week, row) => (
          <div key={row} className="grid min-h-12 grid-cols-7 gap-1">
            {week.map((day, at) => (
              <span key={at}>
                {day !== null && <DayMark number={Number(day.slice(-2))} mark={markOf(day)} isToday={day === today} />}
              </span>
            ))}
          </div>
        ))}
      </div>
      {chosen === null && (
        <WhenWritable of={menstrualEntries}>
          <Button icon={Droplet} className="self-start" onClick={() => setChosen(new Set())}>
            {t('several')}
          </Button>
        </WhenWritable>
      )}
      <ul className="flex flex-col gap-2 text-sm text-muted">
        {legend.map((mark) => (
          <li key={mark} className="flex items-center gap-3">
            <span aria-hidden className="w-11 shrink-0">
              <DayMark mark={mark} />
            </span>
            <span className="first-letter:uppercase">{t(`mark-${mark}`)}</span>
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <AsTable
          caption={title}
          columns={[
            { id: 'day', label: t('day') },
            { id: 'said', label: t('said') },
          ]}
          rows={[...byDay].map(([day, entries]) => ({
            id: day,
            cells: { day: formatDate(day, locale), said: entries.flatMap(toText).join(' · ') || t('mark-other') },
          }))}
        />
      )}
    </Card>
  );
}
