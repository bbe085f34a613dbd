import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { asCalendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { useToday } from './use-today.ts';

/** The date that all pages share. */
export interface SelectedDate {
  readonly date: CalendarDate;
  /** Today's local date; changes at midnight. */
  readonly today: CalendarDate;
  /** Selects another date and adds it to the address and the history, so that Back returns to the previous date. */
  readonly setDate: (date: CalendarDate) => void;
}

/** The query parameter that contains the selected date. Without it, today is selected. */
export const dateParameter = 'date';

/** The selected date from `?date=YYYY-MM-DD`. An invalid value means today. */
export function useSelectedDate(): SelectedDate {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const today = useToday();
  const date = asCalendarDate(parameters.get(dateParameter)) ?? today;
  const setDate = useCallback(
    (next: CalendarDate) => {
      // Read the current address from the window. While a navigation loads the next page, the old page is still visible, and
      // its hooks return the old address. Navigating to that address would undo the navigation.
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

/** Another page's address with the same `?date=`: `withDate('/water', location.search)`. */
export function withDate(path: string, search: string): string {
  const date = new URLSearchParams(search).get(dateParameter);
  return date ? `${path}?${new URLSearchParams({ [dateParameter]: date })}` : path;
}
