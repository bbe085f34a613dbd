import { nutrients, type Nutrient, type Nutrients } from './nutrients.ts';

/**
 * Scales the form's nutrients (`current`; null for an empty field) when the quantity changes from `from` to `to` grams. It
 * changes only values that equal the portion's stored values, or those values scaled to `from`. All other values were typed
 * by the person and stay.
 */
export function followQuantity(
  portion: Portion,
  { from, to, current }: { from: number | null; to: number; current: Nutrients },
): Partial<Record<Nutrient, number>> {
  if (portion.quantity_g === null || !(to > 0)) return {};
  const before = from !== null && from > 0 ? atQuantity(portion, from) : portion;
  const after = atQuantity(portion, to);
  const followed: Partial<Record<Nutrient, number>> = {};
  for (const name of nutrients) {
    const amount = after[name];
    if (amount === null || current[name] === null) continue;
    if (current[name] === before[name] || current[name] === portion[name]) followed[name] = amount;
  }
  return followed;
}

/** A food with its quantity and nutrients, as far as they are known. */
export interface Portion extends Nutrients {
  /** In grams; null if unknown. */
  readonly quantity_g: number | null;
}

/** The nutrients of another quantity (grams) of the same food, rounded to one decimal as in the columns. */
export function atQuantity(portion: Portion, quantity: number): Nutrients {
  const factor = portion.quantity_g === null ? null : quantity / portion.quantity_g;
  const scaled = nutrients.map((name) => {
    const amount = portion[name];
    return [name, amount === null || factor === null ? amount : Math.round(amount * factor * 10) / 10];
  });
  return Object.fromEntries(scaled) as Nutrients;
}
