import { sum } from '#lib/aggregates.ts';
import type { Nutrients } from './nutrients.ts';

/** The three sources of energy, in the order of the chart. */
export const macros = ['carbs_g', 'protein_g', 'fat_g'] as const;
export type Macro = (typeof macros)[number];

/**
 * Kilocalories per gram: the general factors of Atwater (FAO Food and Nutrition Paper 77, Food energy: methods of analysis
 * and conversion factors, Rome 2003, chapter 3; looked up 2026-11-22). Real foods differ a little.
 */
const kilocaloriesPerGram: Readonly<Record<Macro, number>> = { carbs_g: 4, protein_g: 4, fat_g: 9 };

/** The share of each source in the energy. The percentages are whole numbers that add up to 100. */
export interface EnergyShares {
  readonly percent: Readonly<Record<Macro, number>>;
  readonly grams: Readonly<Record<Macro, number>>;
  /** How many foods the shares are computed from. */
  readonly known: number;
}

/**
 * Computes the share of each energy source. Only foods that state all three sources count, because a food that states only
 * protein would distort the shares. Null without such a food or without energy.
 */
export function energyShares(foods: readonly Nutrients[]): EnergyShares | null {
  const whole = foods.filter((food) => macros.every((macro) => food[macro] !== null));
  const grams = byMacro((macro) => sum(whole.map((food) => food[macro])) ?? 0);
  const energy = byMacro((macro) => grams[macro] * kilocaloriesPerGram[macro]);
  const total = sum(Object.values(energy)) ?? 0;
  if (total === 0) return null;
  const percent = wholePercents(macros.map((macro) => (energy[macro] / total) * 100));
  return { percent: byMacro((macro) => percent[macros.indexOf(macro)] ?? 0), grams, known: whole.length };
}

function byMacro<Value>(valueOf: (macro: Macro) => Value): Record<Macro, Value> {
  return { carbs_g: valueOf('carbs_g'), protein_g: valueOf('protein_g'), fat_g: valueOf('fat_g') };
}

/** Rounds to whole numbers that add up to 100, by the largest remainder method. */
function wholePercents(exact: readonly number[]): number[] {
  const percents = exact.map(Math.floor);
  const left = 100 - (sum(percents) ?? 0);
  const byRemainder = exact.map((value, place) => ({ place, remainder: value % 1 }));
  byRemainder.sort((one, other) => other.remainder - one.remainder);
  for (const { place } of byRemainder.slice(0, left)) percents[place] = (percents[place] ?? 0) + 1;
  return percents;
}
