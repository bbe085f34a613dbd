import { useState, type ReactNode } from 'react';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { appointments } from './appointments.ts';
import { OtherCalendars } from './calendar-sharing/other-calendars.tsx';
import { DayAppointments } from './day-appointments.tsx';
import { Upcoming } from './upcoming.tsx';
import { ViewsCard } from './views-card.tsx';
import { OpenAppointmentForm, type NewAppointment } from './open-appointment-form.tsx';

/** The calendar page: the form, the views, the selected day's appointments, upcoming ones, and sharing. */
export default function CalendarPage(): ReactNode {
  const { date, setDate } = useSelectedDate();
  const [adding, setAdding] = useState<NewAppointment>(null);
  const openDay = (day: CalendarDate) => {
    if (day !== date) setDate(day);
    // Scrolls to the selected day's appointments, whichever part of the page selected the day.
    requestAnimationFrame(() => document.getElementById('day-appointments')?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <JournalPage of={appointments}>
      <div className="flex flex-col gap-6 empty:hidden">
        <OpenAppointmentForm adding={adding} onAdding={setAdding} onOpenDay={openDay}>
          <ViewsCard onOpenDay={openDay} />
        </OpenAppointmentForm>
      </div>
      <DayAppointments onRepeat={(from) => setAdding({ from })} />
      <ShowMore>
        <Upcoming onOpenDay={openDay} />
        <OtherCalendars />
      </ShowMore>
    </JournalPage>
  );
}
