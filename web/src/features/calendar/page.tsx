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
import { WritingPlace, type NewAppointment } from './writing-place.tsx';

/** The calendar page: the form, the views, the selected day's appointments, upcoming ones, and sharing. */
export default function CalendarPage(): ReactNode {
  const { date, setDate } = useSelectedDate();
  const [adding, setAdding] = useState<NewAppointment>(null);
  const openDay = (day: CalendarDate) => {
    if (day !== date) setDate(day);
    // The selected day scrolls into view, wherever the person selected it.
    requestAnimationFrame(() => document.getElementById('day-appointments')?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <JournalPage of={appointments}>
      <div className="flex flex-col gap-6 empty:hidden">
        <WritingPlace adding={adding} onAdding={setAdding} onOpenDay={openDay} />
        <ViewsCard onOpenDay={openDay} />
      </div>
      <DayAppointments onRepeat={(from) => setAdding({ from })} />
      <ShowMore>
        <Upcoming onOpenDay={openDay} />
        <OtherCalendars />
      </ShowMore>
    </JournalPage>
  );
}
