import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useEntries } from '#core/records/use-rows.ts';
import { useToday } from '#core/selected-date/use-today.ts';
import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { formatDate } from '#lib/local-date.ts';
import { relativeDay } from '#lib/relative-time.ts';
import { Card } from '#ui/card.tsx';
import { AppointmentLine } from './appointment-line.tsx';
import { sortAppointments } from './appointment-rows.ts';
import { spanLabel } from './span-label.ts';
import { appointments, type Appointment } from './appointments.ts';

/** The number of days from today that the card covers, and the maximum number of appointments that it shows. */
const ahead = 90;
const most = 5;

/** The next appointments from today on. */
export function Upcoming({ onOpenDay }: { onOpenDay: (day: CalendarDate) => void }): ReactNode {
  const t = useMessages('calendar');
  const locale = useLocale();
  const today = useToday();
  const { rows, state, retry } = useEntries<Appointment>(
    appointments.table,
    { from: today, to: addDays(today, ahead) },
    appointments.repeats,
  );
  const next = sortAppointments(rows).slice(0, most);
  const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const dayOf = (of: Appointment) =>
    of.date < today
      ? // Of an appointment that already runs, the person looks for today.
        { on: today, label: relativeDay(today, today, locale) }
      : `${relativeDay(of.date, today, locale)}, ${spanLabel(of, locale, shortDay) ?? formatDate(of.date, locale, shortDay)}`;
  return (
    <Card aria-labelledby="upcoming-appointments" className="flex flex-col gap-3">
      <h2 id="upcoming-appointments" className="text-lg">
        {t('upcoming')}
      </h2>
      <QueryStateNotice reading={state} retry={retry} />
      {next.length === 0 && (state === 'ready' || state === 'offline') && <p className="text-muted">{t('noneAhead')}</p>}
      <ul className="-mx-2 flex flex-col empty:hidden">
        {next.map((each) => (
          <li key={each.id}>
            <AppointmentLine of={each} day={dayOf(each)} onOpen={() => onOpenDay(each.date < today ? today : each.date)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
