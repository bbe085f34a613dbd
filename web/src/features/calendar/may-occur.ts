import { lastDayOf, type Spanning } from '@cogn/shared/covered-days.ts';
import type { Repeating } from '@cogn/shared/recurrence-dates.ts';

/** Whether an appointment may occur from `from` to `to`, both included; an empty text is no limit. Ignores `left_out`. */
export function mayOccurBetween(appointment: Repeating & Spanning, from: string, to: string): boolean {
  const { date, repeat, repeat_until } = appointment;
  const last = repeat ? repeat_until : lastDayOf(appointment);
  return (to === '' || date <= to) && (from === '' || !last || last >= from);
}
