import { nutrients, type Nutrient, type Nutrients } from '../nutrients.ts';
import { atQuantity, type Portion } from '../scale-nutrients.ts';

/**
 * The nutrients of `to` grams of another food, only for fields that are empty or have the amount of the previous food
 * (`before`). All other values were typed by the person and stay.
 */
export function takeOver(food: Portion, { before, to, current }: TakeOver): Partial<Record<Nutrient, number | null>> {
  const after = atQuantity(food, to);
  const isOpen = (name: Nutrient) => current[name] === null || current[name] === before?.[name];
  return Object.fromEntries(nutrients.filter(isOpen).map((name) => [name, after[name]]));
}

interface TakeOver {
  readonly before: Nutrients | null;
  readonly to: number;
  readonly current: Nutrients;
}
