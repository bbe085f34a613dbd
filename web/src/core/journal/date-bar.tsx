import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import { addDays, asCalendarDate, formatDate } from '#lib/calendar-date.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';

/** The day that the page is about: the day before and after, today and yesterday in one press, any other by the date field. */
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
          className="-me-2 px-2! sm:me-0"
          onClick={() => setDate(addDays(date, 1))}
        >
          {t('nextDay')}
        </Button>
        <DateField
          name="date"
          label={<span className="sr-only">{t('date')}</span>}
          value={date}
          onChange={(event) => {
            const chosen = asCalendarDate(event.target.value);
            if (chosen !== null) setDate(chosen);
          }}
        />
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
