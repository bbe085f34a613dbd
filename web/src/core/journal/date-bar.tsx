import type { ReactNode, SyntheticEvent } from 'react';
import { useLocale } from 'use-intl/react';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import { addDays, asCalendarDate, formatDate } from '#lib/calendar-date.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/lib/button-classes.ts';

/** The browser's date field lies unseen over its words: it writes dates in its own language, and the day stands above in the person's. */
const dateLook =
  'relative -ms-2 px-2! has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:ms-0';

function openCalendar({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  // Old browsers open it on their own or not at all; the field can be typed into either way.
  if ('showPicker' in currentTarget) currentTarget.showPicker();
}

/** The day that the page is about: the day before and after, today and yesterday in one press, any other by the calendar. */
export function DateBar(): ReactNode {
  const t = useMessages('journal');
  const locale = useLocale();
  const { date, today, setDate } = useSelectedDate();
  const yesterday = addDays(today, -1);
  const words = formatDate(date, locale, { dateStyle: 'full' });
  return (
    <nav aria-label={t('date')} className="flex flex-col gap-3">
      <p aria-live="polite" className="font-heading text-lg font-semibold">
        {date === today ? t('todayIs', { date: words }) : words}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3 sm:justify-start">
        <Button variant="quiet" icon={ChevronLeft} className="-ms-2 px-2!" onClick={() => setDate(addDays(date, -1))}>
          {t('previousDay')}
        </Button>
        <Button
          variant="quiet"
          icon={ChevronRight}
          className="-me-2 flex-row-reverse px-2! sm:me-0"
          onClick={() => setDate(addDays(date, 1))}
        >
          {t('nextDay')}
        </Button>
        <label className={buttonClasses('quiet', dateLook)}>
          <CalendarDays className="size-5 shrink-0" aria-hidden />
          {t('otherDay')}
          <input
            type="date"
            name="date"
            value={date}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onClick={openCalendar}
            onKeyDown={(event) => event.key === 'Enter' && openCalendar(event)}
            onChange={(event) => {
              const chosen = asCalendarDate(event.target.value);
              if (chosen !== null) setDate(chosen);
            }}
          />
        </label>
        <span className="flex flex-wrap">
          {date !== today && (
            <Button variant="quiet" className="px-2!" onClick={() => setDate(today)}>
              {t('today')}
            </Button>
          )}
          {date !== yesterday && (
            <Button variant="quiet" className="px-2!" onClick={() => setDate(yesterday)}>
              {t('yesterday')}
            </Button>
          )}
        </span>
      </div>
    </nav>
  );
}
