import type { ReactNode } from 'react';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { SearchButton } from './appointment-search/search-button.tsx';
import { OtherCalendars } from './calendar-sharing/other-calendars.tsx';
import { Upcoming } from './upcoming.tsx';

export interface FurtherPartsProps {
  onOpenDay: (day: CalendarDate) => void;
}

/** The parts below the selected day: the search, the next appointments, and other calendars. */
export function FurtherParts({ onOpenDay }: FurtherPartsProps): ReactNode {
  return (
    <>
      <SearchButton onOpenDay={onOpenDay} />
      <Upcoming onOpenDay={onOpenDay} />
      <OtherCalendars />
    </>
  );
}
