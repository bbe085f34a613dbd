import { daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Count } from './answers.ts';

/**
 * On how many days, from the first on which a dose of this medicine was recorded to the last of the span, none was. Null for one that is taken as
 * needed: it has no days of its own. It says nothing of whether the medicine was taken.
 */
export function daysWithoutRecord(planned: readonly Count[], medicine: string, to: CalendarDate): number | null {
  const count = planned.find(([name]) => name === medicine);
  return count ? daysBetween(count[3], to) + 1 - count[2] : null;
}
