import type { Appointment } from './appointments.ts';

/** In the order of the days: those without a time first, since they belong to the whole day, then by the clock, then as they were made. */
export function sortAppointments<Kept extends Appointment>(appointments: readonly Kept[]): Kept[] {
  const place = ({ date, start_time, created_at }: Kept) => `${date} ${start_time ?? ''} ${created_at}`;
  return [...appointments].sort((one, other) => (place(one) < place(other) ? -1 : 1));
}
