import { addDays, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { DailySeries } from '#lib/insights/find-insights.ts';

/** The shortest gap that the page mentions, in days. */
const shortestGap = 14;

/** The gaps of `shortestGap` or more days without a value, earliest first. The value at index 0 belongs to `from`. */
export function gapsOf(
  values: DailySeries,
  from: CalendarDate,
): readonly { readonly first: CalendarDate; readonly days: number }[] {
  const gaps: { first: CalendarDate; days: number }[] = [];
  let begun = 0;
  for (let day = 0; day <= values.length; day += 1) {
    if (day < values.length && Number.isNaN(values[day])) continue;
    if (day - begun >= shortestGap) gaps.push({ first: addDays(from, begun), days: day - begun });
    begun = day + 1;
  }
  return gaps;
}
