import { useState, type ReactNode } from 'react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { appointments } from './appointments.ts';
import { DayAppointments } from './day-appointments.tsx';
import type { FurtherPartsProps } from './further-parts.tsx';
import { ViewsCard } from './views-card.tsx';
import { OpenAppointmentForm, type NewAppointment } from './open-appointment-form.tsx';

/** The parts below the selected day. They need no messages besides the page's. */
const LazyFurtherParts = lazyPart<FurtherPartsProps>(
  'calendar-further-parts',
  () => [],
  async () => (await import('./further-parts.tsx')).FurtherParts,
);

/** The calendar page: the form, the views, the selected day's appointments, upcoming ones, and sharing. */
export default function CalendarPage(): ReactNode {
  const { date, setDate } = useSelectedDate();
  const [adding, setAdding] = useState<NewAppointment>(null);
  const openDay = (day: CalendarDate) => {
    if (day !== date) setDate(day);
    // Scrolls to the selected day's appointments, whichever part of the page selected the day.
    requestAnimationFrame(() => {
      const heading = document.getElementById('day-appointments');
      heading?.scrollIntoView({ block: 'nearest' });
      // Saving removes the form with its focused button. The button that opened the form may be gone too, because the
      // appointment may now be another row or on another day.
      if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
    });
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
        <LazyFurtherParts onOpenDay={openDay} />
      </ShowMore>
    </JournalPage>
  );
}
