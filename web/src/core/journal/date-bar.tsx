import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import { addDays, daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { relativeDay } from '#lib/relative-time.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LazyDayPicker } from './day-picker/lazy-day-picker.tsx';

/** A neighbour of the date, small enough that the three fit one row of 390 px in most languages. */
const neighbour = { className: 'text-sm!', style: { paddingInline: 0, gap: '0.125rem' } };

/** Selects the page's date: one day back or forward, or, behind the date itself, yesterday, today or any day of the calendar. */
export function DateBar({ table }: { table: string }): ReactNode {
  const t = useMessages('journal');
  const locale = useLocale();
  const { date, today, setDate } = useSelectedDate();
  const [choosing, setChoosing] = useState(false);
  const goTo = (day: CalendarDate) => {
    setChoosing(false);
    if (day !== date) setDate(day);
  };
  const isNear = Math.abs(daysBetween(today, date)) <= 1;
  const day = formatDate(date, locale, {
    // Three words fit between the neighbours on a phone: today or the weekday, and the date.
    weekday: isNear ? undefined : 'short',
    day: 'numeric',
    month: 'short',
    year: date.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric',
  });
  const label = isNear ? `${relativeDay(date, today, locale)} · ${day}` : day;
  const choices = [
    { day: addDays(today, -1), word: t('yesterday') },
    { day: today, word: t('today') },
  ];
  return (
    <nav aria-label={t('date')} className="-mx-1 flex max-w-lg flex-wrap items-center justify-between">
      <Button variant="quiet" icon={ChevronLeft} {...neighbour} onClick={() => goTo(addDays(date, -1))}>
        {t('previousDay')}
      </Button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${label}, ${t('otherDay')}`}
        className="flex min-h-11 flex-1 basis-32 items-center justify-center gap-1 rounded-xl px-1 font-semibold hover:bg-primary-soft"
        onClick={() => setChoosing(true)}
      >
        <span className="first-letter:uppercase">{label}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-primary" />
      </button>
      <Button
        variant="quiet"
        icon={ChevronRight}
        {...neighbour}
        className={`flex-row-reverse ${neighbour.className}`}
        onClick={() => goTo(addDays(date, 1))}
      >
        {t('nextDay')}
      </Button>
      {/* The content of a button is not announced when it changes. */}
      <p aria-live="polite" className="sr-only">
        {label}
      </p>
      <Dialog open={choosing} onOpenChange={setChoosing} title={t('otherDay')} closeLabel={t('closeDays')}>
        <div className="flex flex-wrap gap-2">
          {choices.map(({ day: chosen, word }) => (
            <Button key={chosen} aria-current={date === chosen ? 'date' : undefined} onClick={() => goTo(chosen)}>
              {word}
            </Button>
          ))}
        </div>
        <LazyDayPicker table={table} onChoose={goTo} />
      </Dialog>
    </nav>
  );
}
