import { foldText } from '#lib/fold-text.ts';
import { readAmount, scaleIngredient } from '../scaling/scale-ingredient.ts';

/** The ingredients of a recipe, and how many times the recipe's amounts are needed. */
interface Ingredients {
  readonly lines: readonly string[];
  readonly factor: number;
}

/** A line of the shopping list. `key` does not change when its amount does. */
interface ShoppingLine {
  readonly key: string;
  readonly text: string;
}

/**
 * The ingredients of several recipes as one list, in the order of the recipes. Amounts of the same ingredient in the same unit
 * are added: "200 g de farinha" and "1 kg de farinha" stay two lines. Lines without an amount that can be added, such as "sal"
 * or "2-3 ovos", appear once for each different text.
 */
export function addIngredients(recipes: readonly Ingredients[], locale: string): readonly ShoppingLine[] {
  const sums = new Map<string, { value: number; largest: number; write: (value: number) => string }>();
  for (const line of recipes.flatMap(({ lines, factor }) => lines.map((each) => scaleIngredient(each, factor, locale)))) {
    const read = readAmount(line, locale);
    const key = read === null ? comparable(line) : `${comparable(read.before)}#${comparable(read.after)}`;
    const { value, write } = read ?? { value: 0, write: () => line };
    const sum = sums.get(key);
    // The line with the largest amount is the one in the plural, if there is one.
    const plural = sum === undefined || value > sum.largest ? { largest: value, write } : sum;
    sums.set(key, { value: (sum?.value ?? 0) + value, largest: plural.largest, write: plural.write });
  }
  return [...sums].map(([key, { value, write }]) => ({ key, text: write(value).replace(bullet, '').trim() }));
}

const bullet = /^\s*[-–—*•・▪]\s*/u;

/** A text to compare, without capitals, accents, bullets, repeated spaces and the "s" of plurals. */
function comparable(text: string): string {
  return foldText(text)
    .replace(/[-–—*•・▪,.;]/gu, ' ')
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => (word.length > 2 ? word.replace(/s$/u, '') : word))
    .join(' ');
}
