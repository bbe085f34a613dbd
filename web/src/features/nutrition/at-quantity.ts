import { nutrients, type Nutrients } from './nutrients.ts';

/** A food of which the quantity and perhaps some nutrients are known. */
export interface Portion extends Nutrients {
  /** In grams; null when it was not said. */
  readonly quantity_g: number | null;
}

/** The nutrients of the same food in another quantity (grams), to one decimal as the columns keep them. Unknown stays unknown. */
export function atQuantity(portion: Portion, quantity: number): Nutrients {
  const factor = portion.quantity_g === null ? null : quantity / portion.quantity_g;
  const scaled = nutrients.map((name) => {
    const amount = portion[name];
    return [name, amount === null || factor === null ? amount : Math.round(amount * factor * 10) / 10];
  });
  return Object.fromEntries(scaled) as Nutrients;
}
