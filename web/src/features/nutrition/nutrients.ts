import { sum } from '#lib/sum.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { mean } from '#lib/mean.ts';

/** What may be known of a food beside its quantity. Energy in kilocalories, the others in the unit of their name. */
export const nutrients = ['calories', 'protein_g', 'carbs_g', 'fat_g', 'sodium_mg'] as const;

export type Nutrient = (typeof nutrients)[number];

/** Nutrients of a portion; null where nobody said. */
export type Nutrients = { readonly [Name in Nutrient]: number | null };

/** How much of a nutrient some foods have together, as far as it is known. */
export interface Total {
  /** In the nutrient's unit; null when no food says it, which is not zero. */
  readonly amount: number | null;
  /** How many of the foods say it. */
  readonly known: number;
  readonly foods: number;
}

/** Adds up what is known. A food without the value is left out and counted, so that the page can report it. */
export function totalOf(foods: readonly Nutrients[], nutrient: Nutrient): Total {
  const said = foods.map((food) => food[nutrient]).filter((amount) => amount !== null);
  return { amount: sum(said), known: said.length, foods: foods.length };
}

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
