import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Dose } from '../medication-doses.ts';
import type { Medicine } from '../medicines.ts';
import { momentTaken } from '../doses/moment-taken.ts';

/**
 * What the page compares with the limits that the person noted for a medicine taken as needed. `taken` are its doses.
 * `waitUntil` is the end of `min_hours` after the last dose; null if it has passed or is unknown. `onDay` is the number of
 * doses on `day`.
 */
export function limitsOf(
  { min_hours: hours }: Pick<Medicine, 'min_hours'>,
  taken: readonly Dose[],
  day: CalendarDate,
  now: Date,
): { waitUntil: Date | null; onDay: number } {
  const moments = taken.flatMap((dose) => momentTaken(dose) ?? []).filter((moment) => moment <= now);
  const last = Math.max(...moments.map((moment) => moment.getTime()));
  const end = hours === null || moments.length === 0 ? 0 : last + hours * 3_600_000;
  return { waitUntil: end > now.getTime() ? new Date(end) : null, onDay: taken.filter(({ date }) => date === day).length };
}
