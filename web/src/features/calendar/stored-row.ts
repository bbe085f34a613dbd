import type { Repeating } from '@cogn/shared/recurrence-dates.ts';

/** The stored row of an appointment or of an occurrence. */
export const rowOf = <Of extends object>(appointment: Of): Of =>
  (appointment as { readonly series?: Of }).series ?? appointment;

/** Whether an appointment may occur from `from` to `to`, both included; an empty text is no limit. Ignores `left_out`. */
export function mayOccurBetween({ date, repeat, repeat_until }: Repeating, from: string, to: string): boolean {
  const last = repeat ? repeat_until : date;
  return (to === '' || date <= to) && (from === '' || !last || last >= from);
}
