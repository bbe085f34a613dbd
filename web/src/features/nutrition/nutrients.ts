import { mean, sum } from '#lib/aggregates.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/** The optional nutrients of a food. Energy in kilocalories, the others in the unit of their name. */
export const nutrients = ['calories', 'protein_g', 'carbs_g', 'fat_g', 'sodium_mg'] as const;

export type Nutrient = (typeof nutrients)[number];

/** Nutrients of a portion; null if unknown. */
export type Nutrients = { readonly [Name in Nutrient]: number | null };

/** The total of a nutrient over some foods. */
export interface Total {
  /** In the nutrient's unit; null if no food states it, which is not zero. */
  readonly amount: number | null;
  /** The number of foods that state it. */
  readonly known: number;
  readonly foods: number;
}

/** Adds up known values. It counts foods without the value, so that the page can report them. */
export function totalOf(foods: readonly Nutrients[], nutrient: Nutrient): Total {
  const said = foods.map((food) => food[nutrient]).filter((amount) => amount !== null);
  return { amount: sum(said), known: said.length, foods: foods.length };
}

type DatedFood = Nutrients & { readonly date: CalendarDate };

/** The total of each day with a record. A day without one is not in the map. */
export function dayTotals(foods: readonly DatedFood[], nutrient: Nutrient): ReadonlyMap<CalendarDate, Total> {
  const days = new Map<CalendarDate, DatedFood[]>();
  for (const food of foods) days.set(food.date, [...(days.get(food.date) ?? []), food]);
  return new Map([...days].map(([day, eaten]) => [day, totalOf(eaten, nutrient)]));
}

/** Whether every food of a day states it: a total with gaps is not the day's amount. */
export const isWhole = ({ known, foods }: Total): boolean => foods > 0 && known === foods;

/** The mean over complete days, and their number; null without any. */
export function averageOfWholeDays(
  foods: readonly DatedFood[],
  nutrient: Nutrient,
): { readonly average: number; readonly days: number } | null {
  const whole = [...dayTotals(foods, nutrient).values()].filter(isWhole);
  const average = mean(whole.map(({ amount }) => amount));
  return average === null ? null : { average, days: whole.length };
}
