import { addMonths, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { lastDayOf } from '@cogn/shared/covered-days.ts';
import { datesBetween } from '@cogn/shared/recurrence-dates.ts';
import { containsTerms, searchTerms } from '#lib/fold-text.ts';
import { sortAppointments } from '../appointment-rows.ts';
import type { Appointment } from '../appointments.ts';

/**
 * The appointments whose name, professional, place or notes together contain every word of the query: the coming appointments
 * by day, then the past ones, latest first. An appointment of several days counts as coming until its last day. A repeating
 * appointment is in the result once: on its next day or, if it has ended, on the last day on which it occurred.
 */
export function findAppointments<Of extends Appointment>(all: readonly Of[], query: string, today: CalendarDate): Of[] {
  const terms = searchTerms(query);
  if (terms.length === 0) return [];
  const found = all
    .filter(({ name, professional, location, notes }) =>
      containsTerms([name, professional, location, notes].filter(Boolean).join('\n'), terms),
    )
    .map((each) => ({ ...each, date: dayToShow(each, today) }));
  const sorted = sortAppointments(found);
  return [
    ...sorted.filter((each) => lastDayOf(each) >= today),
    ...sorted.filter((each) => lastDayOf(each) < today).toReversed(),
  ];
}

/** How many months ahead the search looks for the next day of a repeating appointment. */
const reach = 14;

function dayToShow(appointment: Appointment, today: CalendarDate): CalendarDate {
  if (!appointment.repeat) return appointment.date;
  const begins = appointment.date > today ? appointment.date : today;
  const [next] = datesBetween(appointment, begins, addMonths(begins, reach));
  return next ?? datesBetween(appointment, appointment.date, today).at(-1) ?? appointment.date;
}
