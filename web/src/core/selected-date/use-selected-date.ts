import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { asCalendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { useToday } from './use-today.ts';

/** The date that all pages share. */
export interface SelectedDate {
  readonly date: CalendarDate;
  /** Today's local date; moves on at midnight. */
  readonly today: CalendarDate;
  /** Shows another date. It stays in the address and in the history, so that Back goes to the date before. */
  readonly setDate: (date: CalendarDate) => void;
}

/** The name of the query parameter. Absent means today. */
export const dateParameter = 'date';

/** The selected date, held in `?date=YYYY-MM-DD`. A value that is no date means today. */
export function useSelectedDate(): SelectedDate {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const today = useToday();
  const date = asCalendarDate(parameters.get(dateParameter)) ?? today;
  const setDate = useCallback(
    (next: CalendarDate) => {
      // By the address as it stands: while the next page is on its way this one is still shown, and must not lead back to itself.
      const { pathname, search } = window.location;
      const changed = new URLSearchParams(search);
      if (next === today) changed.delete(dateParameter);
      else changed.set(dateParameter, next);
      void navigate({ pathname, search: changed.toString() }, { preventScrollReset: true });
    },
    [navigate, today],
  );
  return { date, today, setDate };
}

/** The address of another page on the same date: carries `?date=` of the present search over (`withDate('/water', location.search)`). */
export function withDate(path: string, search: string): string {
  const date = new URLSearchParams(search).get(dateParameter);
  return date ? `${path}?${new URLSearchParams({ [dateParameter]: date })}` : path;
}
