import { mean, sum } from '#lib/aggregates.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/** The optional nutrients of a food. `calories` are kilocalories; the other names contain the unit. */
export const nutrients = ['calories', 'protein_g', 'carbs_g', 'fat_g', 'fiber_g', 'sodium_mg'] as const;

export type Nutrient = (typeof nutrients)[number];

/** The nutrients of a portion; null means unknown. */
export type Nutrients = { readonly [Name in Nutrient]: number | null };

/** The total of one nutrient in some foods. */
export interface Total {
  /** In the nutrient's unit. Null, not zero, if no food states the nutrient. */
  readonly amount: number | null;
  /** How many foods state the nutrient. */
  readonly known: number;
  readonly foods: number;
}

/** Adds up the known values. It also counts the foods, so that the page can say how many lack the value. */
export function totalOf(foods: readonly Nutrients[], nutrient: Nutrient): Total {
  const said = foods.map((food) => food[nutrient]).filter((amount) => amount !== null);
  return { amount: sum(said), known: said.length, foods: foods.length };
}

type DatedFood = Nutrients & { readonly date: CalendarDate };

/** The total of each day with a record. A day without a record is not in the map. */
export function dayTotals(foods: readonly DatedFood[], nutrient: Nutrient): ReadonlyMap<CalendarDate, Total> {
  const days = new Map<CalendarDate, DatedFood[]>();
  for (const food of foods) days.set(food.date, [...(days.get(food.date) ?? []), food]);
  return new Map([...days].map(([day, eaten]) => [day, totalOf(eaten, nutrient)]));
}

/** Whether every food of a day states the nutrient. If not, the total does not cover the whole day. */
export const isWhole = ({ known, foods }: Total): boolean => foods > 0 && known === foods;

/** The mean over the days on which every food states the nutrient, and the number of these days; null without such a day. */
export function averageOfWholeDays(
  foods: readonly DatedFood[],
  nutrient: Nutrient,
): { readonly average: number; readonly days: number } | null {
  const whole = [...dayTotals(foods, nutrient).values()].filter(isWhole);
  const average = mean(whole.map(({ amount }) => amount));
  return average === null ? null : { average, days: whole.length };
}
