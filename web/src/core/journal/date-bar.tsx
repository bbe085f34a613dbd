import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { relativeDay } from '#lib/relative-time.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LazyDayPicker } from './day-picker/lazy-day-picker.tsx';

/** Highlights the current one of the three; the text above also names it. */
const place = 'grow rounded-lg! px-3! aria-[current]:bg-primary-soft aria-[current]:font-semibold sm:grow-0';

/** Selects the page's date: yesterday and today, any day in the calendar, or one day back or forward. The buttons never change places. */
export function DateBar({ table }: { table: string }): ReactNode {
  const t = useMessages('journal');
  const locale = useLocale();
  const { date, today, setDate } = useSelectedDate();
  const [choosing, setChoosing] = useState(false);
  const yesterday = addDays(today, -1);
  const goTo = (day: CalendarDate) => {
    setChoosing(false);
    if (day !== date) setDate(day);
  };
  const isHere = (here: boolean) => ({ 'aria-current': here ? ('date' as const) : undefined, className: place });
  return (
    <nav aria-label={t('date')} className="flex flex-col gap-3">
      <p aria-live="polite">
        <span className="block text-sm text-muted first-letter:uppercase">{relativeDay(date, today, locale)}</span>
        <span className="block font-heading text-lg font-semibold first-letter:uppercase">
          {formatDate(date, locale, { dateStyle: 'full' })}
        </span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex flex-wrap rounded-xl border border-line bg-surface-raised p-1 max-sm:w-full">
          <Button variant="quiet" {...isHere(date === yesterday)} onClick={() => goTo(yesterday)}>
            {t('yesterday')}
          </Button>
          <Button variant="quiet" {...isHere(date === today)} onClick={() => goTo(today)}>
            {t('today')}
          </Button>
          <Button
            variant="quiet"
            icon={CalendarDays}
            aria-haspopup="dialog"
            {...isHere(date !== today && date !== yesterday)}
            onClick={() => setChoosing(true)}
          >
            {t('otherDay')}
          </Button>
        </div>
        <div className="-mx-2 flex flex-wrap justify-between gap-x-2 max-sm:w-[calc(100%+1rem)]">
          <Button variant="quiet" icon={ChevronLeft} className="px-2!" onClick={() => goTo(addDays(date, -1))}>
            {t('previousDay')}
          </Button>
          <Button
            variant="quiet"
            icon={ChevronRight}
            className="flex-row-reverse px-2!"
            onClick={() => goTo(addDays(date, 1))}
          >
            {t('nextDay')}
          </Button>
        </div>
      </div>
      <Dialog open={choosing} onOpenChange={setChoosing} title={t('otherDay')} closeLabel={t('closeDays')}>
        <LazyDayPicker table={table} onChoose={goTo} />
      </Dialog>
    </nav>
  );
}
