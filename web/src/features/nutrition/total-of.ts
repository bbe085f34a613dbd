import { sum } from '#lib/sum.ts';
import type { Nutrient, Nutrients } from './nutrients.ts';

/** How much of a nutrient some foods have together, as far as it is known. */
export interface Total {
  /** In the nutrient's unit; null when no food says it, which is not zero. */
  readonly amount: number | null;
  /** How many of the foods say it. */
  readonly known: number;
  readonly foods: number;
}

/** Adds up what is known. A food that doesn't say is left out and counted, so that the page can tell. */
export function totalOf(foods: readonly Nutrients[], nutrient: Nutrient): Total {
  const said = foods.map((food) => food[nutrient]).filter((amount) => amount !== null);
  return { amount: sum(said), known: said.length, foods: foods.length };
}
