import { atQuantity, type Portion } from './at-quantity.ts';
import { nutrients, type Nutrient, type Nutrients } from './nutrients.ts';

/**
 * What the nutrients become when the quantity goes from one number of grams to another: those that still stand as they follow from the known
 * portion. What a person typed by hand stays. `standing` is what the form holds now, null for an empty field.
 */
export function followQuantity(
  portion: Portion,
  { from, to, standing }: { from: number | null; to: number; standing: Nutrients },
): Partial<Record<Nutrient, number>> {
  if (portion.quantity_g === null || !(to > 0)) return {};
  const before = from !== null && from > 0 ? atQuantity(portion, from) : portion;
  const after = atQuantity(portion, to);
  const followed: Partial<Record<Nutrient, number>> = {};
  for (const name of nutrients) {
    const amount = after[name];
    if (amount === null || standing[name] === null) continue;
    if (standing[name] === before[name] || standing[name] === portion[name]) followed[name] = amount;
  }
  return followed;
}
