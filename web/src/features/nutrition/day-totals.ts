import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { mean } from '#lib/mean.ts';
import type { Nutrient, Nutrients } from './nutrients.ts';
import { totalOf, type Total } from './total-of.ts';

type DatedFood = Nutrients & { readonly date: CalendarDate };

/** The total of each day that has a record. A day without one is not in the map. */
export function dayTotals(foods: readonly DatedFood[], nutrient: Nutrient): ReadonlyMap<CalendarDate, Total> {
  const days = new Map<CalendarDate, DatedFood[]>();
  for (const food of foods) days.set(food.date, [...(days.get(food.date) ?? []), food]);
  return new Map([...days].map(([day, eaten]) => [day, totalOf(eaten, nutrient)]));
}

/** Whether every food of a day says it: a total with gaps is no day's amount. */
export const isWhole = ({ known, foods }: Total): boolean => foods > 0 && known === foods;

/** The mean of the days on which every food says it, and how many those are; null when there is none. */
export function averageOfWholeDays(
  foods: readonly DatedFood[],
  nutrient: Nutrient,
): { readonly average: number; readonly days: number } | null {
  const whole = [...dayTotals(foods, nutrient).values()].filter(isWhole);
  const average = mean(whole.map(({ amount }) => amount));
  return average === null ? null : { average, days: whole.length };
}
