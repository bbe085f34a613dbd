import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { coversDay } from '@cogn/shared/covered-days.ts';
import { formatDate } from '#lib/local-date.ts';
import { AppointmentLine } from '../appointment-line.tsx';
import type { ViewProps } from '../period-of-view.ts';

/** The seven days of a week. Each day is a button, with its appointments below. */
export function WeekView({ appointments, period, chosen, today, onOpenDay }: ViewProps): ReactNode {
  const t = useMessages('calendar');
  const locale = useLocale();
  const days = Array.from({ length: 7 }, (_, place) => addDays(period.from, place));
  return (
    <ol className="flex flex-col divide-y divide-line">
      {days.map((day) => {
        const those = appointments.filter((each) => coversDay(each, day));
        return (
          <li key={day} className="grid gap-x-4 py-1 sm:grid-cols-[12rem_1fr]">
            <button
              type="button"
              aria-current={day === today ? 'date' : undefined}
              aria-pressed={day === chosen}
              onClick={() => onOpenDay(day)}
              className="min-h-11 self-start rounded-lg border border-transparent px-2 text-start font-medium first-letter:uppercase hover:bg-primary-soft aria-[current]:underline aria-[current]:underline-offset-4 aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold"
            >
              {formatDate(day, locale, { weekday: 'long', day: 'numeric', month: 'short' })}
            </button>
            {those.length === 0 ? (
              <p className="px-2 text-sm text-muted sm:self-center">{t('nothing')}</p>
            ) : (
              <ul>
                {those.map((each) => (
                  <li key={each.id}>
                    <AppointmentLine of={each} day={{ on: day }} onOpen={() => onOpenDay(day)} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}
