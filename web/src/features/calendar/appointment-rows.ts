import { occurrencesOf } from '@cogn/shared/occurrences.ts';

/**
 * The table of appointments, and how its rows repeat. A separate file, so that the code of the page Today does not include the
 * form's fields.
 */
export const appointmentRows = { table: 'appointments', repeats: occurrencesOf } as const;

interface Sortable {
  readonly date: string;
  readonly start_time: string | null;
  readonly created_at: string;
}

/** Sorts by day, time and creation. Within a day, appointments without a time come first. */
export function sortAppointments<Row extends Sortable>(appointments: readonly Row[]): Row[] {
  const place = ({ date, start_time, created_at }: Row) => `${date} ${start_time ?? ''} ${created_at}`;
  return [...appointments].sort((one, other) => (place(one) < place(other) ? -1 : 1));
}
