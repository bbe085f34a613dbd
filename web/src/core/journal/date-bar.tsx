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
import type { Journal } from './define-journal.ts';
import { LazyDayPicker } from './day-picker/lazy-day-picker.tsx';

/** Styles of the two arrow buttons. In most languages the small buttons fit next to the date on a screen of 390 px. */
const neighbour = { className: 'text-sm!', style: { paddingInline: 0, gap: '0.125rem' } };

/**
 * Selects the page's date. Two buttons go one day back or ahead. A press on the date opens a dialog with yesterday, today
 * and a calendar. On a wide screen the bar is as wide as the page's left column.
 */
export function DateBar({ of }: { of: Pick<Journal, 'table' | 'repeats'> }): ReactNode {
  const t = useMessages('journal');
  const locale = useLocale();
  const { date, today, setDate } = useSelectedDate();
  const [choosing, setChoosing] = useState(false);
  const goTo = (day: CalendarDate) => {
    setChoosing(false);
    if (day !== date) setDate(day);
  };
  const near = Math.abs(daysBetween(today, date)) <= 1 ? `${relativeDay(date, today, locale)} · ` : '';
  const year = date.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  const day = (weekday?: 'short') => formatDate(date, locale, { weekday, day: 'numeric', month: 'short', year });
  const label = near + day('short');
  const choices = [
    { day: addDays(today, -1), word: t('yesterday') },
    { day: today, word: t('today') },
  ];
  return (
    <nav
      aria-label={t('date')}
      className="-mx-2 flex max-w-lg flex-wrap items-center justify-between lg:max-w-[max(50%,20.5rem)]"
    >
      <Button variant="quiet" icon={ChevronLeft} {...neighbour} onClick={() => goTo(addDays(date, -1))}>
        {t('previousDay')}
      </Button>
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-11 flex-1 basis-32 items-center justify-center gap-0.5 rounded-xl font-semibold hover:bg-primary-soft"
        onClick={() => setChoosing(true)}
      >
        <span className="first-letter:uppercase max-xl:hidden">{label}</span>
        {/* On a phone, the date has room for a relative day ("today") or the weekday, but not for both. */}
        <span className="first-letter:uppercase xl:hidden">{near ? near + day() : label}</span>
        {near && <span className="sr-only xl:hidden">, {formatDate(date, locale, { weekday: 'long' })}</span>}
        <span className="sr-only">, {t('otherDay')}</span>
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
      {/* Screen readers do not announce a change of a button's content, so this hidden text repeats the date. */}
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
        <LazyDayPicker of={of} onChoose={goTo} />
      </Dialog>
    </nav>
  );
}
