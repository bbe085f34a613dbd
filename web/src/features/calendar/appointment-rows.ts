import { occurrencesOf } from '@cogn/shared/occurrences.ts';

/** The table of appointments, and how its rows repeat. A file of its own keeps the form's fields out of Today's code. */
export const appointmentRows = { table: 'appointments', repeats: occurrencesOf } as const;

interface Sortable {
  readonly date: string;
  readonly start_time: string | null;
  readonly created_at: string;
}

/** Sorts by day, time and creation. Appointments without a time come first in their day, because they last all day. */
export function sortAppointments<Row extends Sortable>(appointments: readonly Row[]): Row[] {
  const place = ({ date, start_time, created_at }: Row) => `${date} ${start_time ?? ''} ${created_at}`;
  return [...appointments].sort((one, other) => (place(one) < place(other) ? -1 : 1));
}
